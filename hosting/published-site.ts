import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';
import { pagesByAddress, securityHeaders } from './rules/rules';
import { readSiteFacts } from './rules/site-facts';

/** A published site as its server knows it. */
export type PublishedSite = ReturnType<typeof readPublishedSite>;

/**
 * Reads the published site.
 *
 * @param dist - what the build publishes, with an absolute path
 * @returns its folder, the addresses of its files with their compressed copies, its pages by all spellings of
 *   their addresses in small letters, the headers of every answer, and the page for addresses without one
 * @throws Error with a sentence when nothing is published there
 */
export function readPublishedSite(dist: string) {
  const facts = readSiteFacts(dist);
  const folder = join(dist, 'site');
  return {
    folder,
    files: new Set(filesIn(folder).map((file) => `/${file}`)),
    pages: pagesByAddress(facts),
    headers: securityHeaders(facts),
    notFoundPage: readFileSync(join(folder, '404.html')),
  };
}
