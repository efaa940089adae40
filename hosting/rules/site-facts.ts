import { existsSync, readFileSync } from 'node:fs';

const FILE = 'dist/site-facts.json';

/** What the rules need to know of a built site. The build writes it down in dist/site-facts.json. */
export type SiteFacts = {
  /** Where the site will be, such as https://www.example.com. */
  siteUrl: string;
  /** The addresses of all pages, such as /about; the 404 page is not one. */
  pages: readonly string[];
  /** What content security policies call the scripts that stand in pages, such as 'sha256-…'. */
  scriptHashes: readonly string[];
  /** Scheme and host of the mail service; empty when forms post to the host of the site itself. */
  mailOrigin: string;
  /** Scheme and host of the map that a visitor may open. */
  mapOrigin: string;
};

/**
 * Reads what the last build has written down.
 *
 * @throws Error with a sentence when the site is not built
 */
export function readSiteFacts(): SiteFacts {
  if (!existsSync(FILE)) throw new Error('There is no built site. Build it first: npm run build');
  return JSON.parse(readFileSync(FILE, 'utf8')) as SiteFacts;
}
