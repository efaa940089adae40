import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../hosting/files-in';
import { SCREEN } from '../../hosting/rules/editing-screen';
import { KEPT_FOR_EVER, patternToRegExp } from '../../hosting/rules/rules';

/** How many releases before the current one keep their hashed files, for pages opened before a release. */
export const EARLIER_RELEASES = 3;

/** The record of releases, beside the published site. */
const FILE = 'releases.json';

/**
 * Hashed files, the licence texts that scripts name, and the results of static queries, which are named
 * after the query.
 */
const HASHED = new RegExp(
  [...KEPT_FOR_EVER, '/*.js.LICENSE.txt', '/page-data/sq/d/*'].map(patternToRegExp).join('|'),
);

/** The hosted editing screen, which may be another one in the next release, or none: its files and its address. */
const OF_SCREEN = new RegExp(`^(static/admin-[0-9a-f]{8}/|${SCREEN}$)`);

/** The hashed files of a site, with their compressed copies. */
const hashedFilesIn = (site: string): string[] =>
  filesIn(site)
    .filter((file) => HASHED.test(`/${file.replace(/\.(br|gz)$/, '')}`))
    .sort();

/** The recorded releases. A record that something has spoilt is none: a build goes on without it. */
function readRecord(file: string): string[][] {
  if (!existsSync(file)) return [];
  try {
    const releases = JSON.parse(readFileSync(file, 'utf8')) as string[][];
    return releases.map((names) => names.filter((name) => !OF_SCREEN.test(name)));
  } catch {
    console.warn(`${file} is spoilt, so the files of earlier releases are not kept this time.`);
    return [];
  }
}

/**
 * Records a site among the last releases, the newest first. A site with the hashed files and the pages of a recorded
 * release is that release again, so building twice records it once.
 *
 * @param site - the new site, finished
 * @param published - the folder of the last publication
 * @param pages - its pages by all addresses that mean them
 * @returns the record to publish, and the files and addresses of earlier releases that the new site lacks
 */
export function recordRelease(
  site: string,
  published: string,
  pages: ReadonlyMap<string, string>,
): { record: Record<string, string>; missing: string[]; gone: string[] } {
  const recorded = readRecord(join(published, FILE));
  // Addresses begin with /, files do not.
  const all = [...hashedFilesIn(site), ...[...new Set(pages.values())].sort()];
  const current = all.filter((name) => !OF_SCREEN.test(name));
  const earlier = recorded
    .filter((release) => release.join() !== current.join())
    .slice(0, EARLIER_RELEASES);
  const present = new Set(current);
  const named = [...new Set(earlier.flat())];
  return {
    record: { [FILE]: `${JSON.stringify([current, ...earlier], null, 2)}\n` },
    missing: named.filter(
      (name) =>
        !name.startsWith('/') && !present.has(name) && existsSync(join(published, 'site', name)),
    ),
    gone: named.filter((name) => name.startsWith('/') && !pages.has(name.toLowerCase())),
  };
}
