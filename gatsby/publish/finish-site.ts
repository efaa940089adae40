import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../hosting/files-in';
import {
  ORDINARY,
  preparePages,
  type Preparation,
} from '../../plugins/waiting-scripts/pages/hold-pages';
import { isWaiting } from '../../plugins/waiting-scripts/is-waiting';
import { inParallel } from './in-parallel';
import { compress } from './compress';
import { dropGatsbyStyles, hashesOf, scriptHashesOf } from './content-security';

/** Finishes pages, and gives the scripts that are part of them. */
async function finishPages(
  folder: string,
  names: readonly string[],
  { hold }: Preparation,
): Promise<string[]> {
  const scripts = new Set<string>();
  for (const name of names) {
    const file = join(folder, name);
    const html = await hold(dropGatsbyStyles(await readFile(file, 'utf8')));
    await writeFile(file, html);
    for (const script of scriptHashesOf(html)) scripts.add(script);
  }
  return [...scripts];
}

/**
 * Finishes a copy of the site that Gatsby has written: scripts wait (plugins/waiting-scripts), and
 * files of text get compressed copies.
 *
 * @param folder - the copy
 * @param site - the site as Gatsby writes it
 * @param earlier - the site that was published before, whose compressed copies serve again where
 *   nothing has changed
 * @returns the hashes of all inline scripts, for the content security policy
 */
export async function finishSite(folder: string, site: string, earlier: string): Promise<string[]> {
  const pages = filesIn(folder).filter((name) => name.endsWith('.html'));
  const preparation = isWaiting() ? await preparePages(folder, site) : ORDINARY;
  const scripts = await finishPages(folder, pages, preparation);
  // As many at a time as Node.js has threads for.
  await inParallel(filesIn(folder), 4, (name) => compress(join(folder, name), join(earlier, name)));
  return [...new Set([...scripts, ...hashesOf([...preparation.addedScripts])])].sort();
}
