import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../hosting/files-in';
import { inParallel } from '../in-parallel';
import { compress } from './compress';
import {
  allowOwnStyles,
  dropGatsbyStyles,
  hashesOf,
  inlineHashesOf,
  type InlineHashes,
} from './content-security';
import {
  holdScripts,
  readFirstScripts,
  SPECULATION_RULES,
  type FirstScripts,
} from './hold-scripts';
import { readNeeds, type Build } from './page-needs';
import { prepareStyles, type SiteStyles } from './site-styles';
import { keepUsedStyles } from './used-styles';

/** A page that waits to be written: where it stands, and what stands in it. */
type FinishedPage = { file: string; html: string; hashes: InlineHashes };

/** Leaves a page its own styles, and lets its scripts wait. */
async function finishPage(
  folder: string,
  name: string,
  styles: SiteStyles,
  first: FirstScripts,
  build: Build,
): Promise<FinishedPage> {
  const file = join(folder, name);
  const page = await keepUsedStyles(dropGatsbyStyles(await readFile(file, 'utf8')), styles);
  const html = holdScripts(page, first, (path) => readNeeds(folder, path, build.chunks));
  return { file, html, hashes: inlineHashesOf(html) };
}

/** Finishes pages, and writes them with their policies for styles, which depend on all of them. */
async function finishPages(
  folder: string,
  names: readonly string[],
  build: Build,
): Promise<FinishedPage[]> {
  const styles = await prepareStyles(folder);
  const first = await readFirstScripts(styles.print, build.mapping);
  await writeFile(join(folder, first.loader.name), first.loader.content);
  const pages: FinishedPage[] = [];
  for (const name of names) pages.push(await finishPage(folder, name, styles, first, build));
  const movingStyles = pages.flatMap(({ hashes }) => hashes.movingStyles).sort();
  for (const { file, html, hashes } of pages) {
    await writeFile(file, allowOwnStyles(html, hashes, movingStyles));
  }
  return pages;
}

/**
 * Finishes a copy of the site that Gatsby has written: pages keep only their own styles, say that these
 * are all they may have, and let their scripts wait; files of text get compressed copies.
 *
 * @param folder - the copy
 * @param earlier - the site that was published before, whose compressed copies serve again where
 *   nothing has changed
 * @param build - what `readBuild` gives
 * @returns what a content security policy calls the scripts that stand in pages
 */
export async function finishSite(folder: string, earlier: string, build: Build): Promise<string[]> {
  const names = filesIn(folder).filter((name) => name.endsWith('.html'));
  const pages = await finishPages(folder, names, build);
  // As many at a time as Node.js has threads for.
  await inParallel(filesIn(folder), 4, (name) => compress(join(folder, name), join(earlier, name)));
  const scripts = [
    ...hashesOf([SPECULATION_RULES]),
    ...pages.flatMap(({ hashes }) => hashes.scripts),
  ];
  return [...new Set(scripts)].sort();
}
