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

/** The files and the address of the hosted editing screen, which the next release may replace or remove. */
const OF_SCREEN = new RegExp(`^(static/admin-[0-9a-f]{8}/|${SCREEN}$)`);

/** Whether this is a hashed file, or the compressed copy of one. */
const isHashed = (file: string) => HASHED.test(`/${file.replace(/\.(br|gz)$/, '')}`);

/** Whether a record keeps this name: addresses begin with /, files do not. */
const isRecorded = (name: string) =>
  (name.startsWith('/') || isHashed(name)) && !OF_SCREEN.test(name);

/** The recorded releases. A damaged record counts as empty, so that the build continues. */
function readRecord(file: string): string[][] {
  if (!existsSync(file)) return [];
  try {
    const releases = JSON.parse(readFileSync(file, 'utf8')) as unknown[][];
    return releases.map((names) => names.map(String).filter(isRecorded));
  } catch {
    console.warn(`${file} is damaged, so this build keeps no files of earlier releases.`);
    return [];
  }
}

/**
 * Adds a site to the record of releases, newest first. A site with the same hashed files and pages as a recorded
 * release counts as that release, so building twice records it once. A site with drafts is no release: nothing of them
 * may stay in the next one.
 *
 * @param site - the new site, finished
 * @param published - the folder of the last publication
 * @param pages - its pages, by every address that leads to them
 * @param isRelease - whether it is for visitors
 * @returns the record to publish, and the files and addresses of earlier releases that are missing from the new site
 */
export function recordRelease(
  site: string,
  published: string,
  pages: ReadonlyMap<string, string>,
  isRelease: boolean,
): { record: Record<string, string>; missing: string[]; gone: string[] } {
  const recorded = readRecord(join(published, FILE));
  const files = filesIn(site).filter(isHashed).sort();
  const current = [...files, ...[...new Set(pages.values())].sort()].filter(isRecorded);
  const earlier = recorded
    .filter((release) => release.join() !== current.join())
    .slice(0, EARLIER_RELEASES);
  const present = new Set(current);
  const named = [...new Set(earlier.flat())];
  return {
    record: {
      [FILE]: `${JSON.stringify(isRelease ? [current, ...earlier] : earlier, null, 2)}\n`,
    },
    missing: named.filter(
      (name) =>
        !name.startsWith('/') && !present.has(name) && existsSync(join(published, 'site', name)),
    ),
    gone: named.filter((name) => name.startsWith('/') && !pages.has(name.toLowerCase())),
  };
}
