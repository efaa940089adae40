import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';
import { securityHeaders, spellingsOf } from './rules/rules';
import { FACTS_FILE, readSiteFacts } from './rules/site-facts';

/** A published site as its server knows it. */
export type PublishedSite = {
  /** The folder of its files. */
  folder: string;
  /** The addresses of all files, compressed copies included. */
  files: ReadonlySet<string>;
  /** The page of an address, by all its spellings in small letters. */
  pages: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
  notFoundPage: Buffer;
};

function readSite(dist: string): PublishedSite {
  const facts = readSiteFacts(dist);
  const folder = join(dist, 'site');
  return {
    folder,
    files: new Set(filesIn(folder).map((file) => `/${file}`)),
    pages: new Map(
      facts.pages.flatMap((page) =>
        [page, ...spellingsOf(page)].map((spelling) => [spelling.toLowerCase(), page] as const),
      ),
    ),
    headers: securityHeaders(facts),
    notFoundPage: readFileSync(join(folder, '404.html')),
  };
}

/**
 * Reads the published site, and reads it again whenever a build has replaced it.
 *
 * @param dist - what the build publishes, with an absolute path
 * @returns gives the site of this moment, for the price of one look at one file
 * @throws Error with a sentence when nothing is published there
 */
export function watchSite(dist: string): () => PublishedSite {
  const versionNow = () => {
    const { ino, mtimeMs } = statSync(join(dist, FACTS_FILE), { throwIfNoEntry: false }) ?? {};
    return `${ino} ${mtimeMs}`;
  };
  let version = versionNow();
  let site = readSite(dist);
  return () => {
    const newVersion = versionNow();
    if (newVersion === version) return site;
    try {
      const newSite = readSite(dist);
      // Published once more while it was read: the next request reads it again.
      if (versionNow() === newVersion) [site, version] = [newSite, newVersion];
    } catch {
      // A build is replacing the folder in this moment: the next request finds the new one.
    }
    return site;
  };
}
