import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that holds the facts about a site, in the folder of the build. */
export const FACTS_FILE = 'site-facts.json';

/** Where the last publication is while the next one replaces it. */
export const oldOf = (dist: string): string => `${dist}.old`;

/** The facts about a built site that the rules use. The build writes them beside it. */
export type SiteFacts = {
  /** Origin of the live site, such as https://www.example.com. */
  siteUrl: string;
  /** The addresses of all pages, such as /about; the 404 page is not one. */
  pages: readonly string[];
  /** The address that each former address leads to. */
  moved: Readonly<Record<string, string>>;
  /** Hashes of the inline scripts of pages, for the content security policy: 'sha256-…'. */
  scriptHashes: readonly string[];
  /** Scheme and host of the mail service; empty if forms post to the site's own host. */
  mailOrigin: string;
  /** Scheme and host of the map that a visitor may open. */
  mapOrigin: string;
  /** The git service of the editing screen, if the site has one. */
  gitService?: string;
};

/**
 * Reads the facts about the last build.
 *
 * @param dist - what the build publishes
 * @throws Error with a sentence when the site is not built
 */
export function readSiteFacts(dist = 'dist'): SiteFacts {
  const file = join(dist, FACTS_FILE);
  if (!existsSync(file)) throw new Error('There is no built site. Build it first: npm run build');
  return JSON.parse(readFileSync(file, 'utf8')) as SiteFacts;
}
