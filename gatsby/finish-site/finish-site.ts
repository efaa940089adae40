import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compress } from './compress';
import { allowOwnStyles, inlineHashesOf } from './content-security';
import { holdScripts, readLoader } from './hold-scripts';
import { keepUsedStyles } from './used-styles';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Takes the font faces out of the style sheet that comes with the scripts. They stand in every page, and
 * a browser that meets them again lays the text out anew.
 */
async function finishStyleSheet(file: string): Promise<void> {
  const css = await readFile(file, 'utf8');
  const rest = css.replace(/@font-face\{[^}]*\}/g, '');
  if (rest !== css) await writeFile(file, rest);
}

/**
 * Gives every page its policy for styles.
 *
 * @returns hashes of all scripts that stand in pages
 */
async function securePages(files: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(file, 'utf8');
      return { file, html, hashes: inlineHashesOf(html) };
    }),
  );
  const movingStyles = pages.flatMap(({ hashes }) => hashes.movingStyles).sort();
  for (const { file, html, hashes } of pages) {
    await writeFile(file, allowOwnStyles(html, hashes, movingStyles));
  }
  return [...new Set(pages.flatMap(({ hashes }) => hashes.scripts))].sort();
}

async function finishPage(folder: string, file: string, loader: string): Promise<void> {
  const page = await keepUsedStyles(await readFile(file, 'utf8'));
  const held = holdScripts(page, loader);
  if (held.file) await writeFile(join(folder, held.file.name), held.file.content);
  await writeFile(file, held.html);
}

/**
 * Finishes a copy of the site that Gatsby has written: pages keep only their own styles, say that these
 * are all they may have, and let their scripts wait; files of text get compressed copies.
 *
 * @param folder - the copy
 * @param earlier - the site that was published before, whose compressed copies serve again where
 *   nothing has changed
 * @returns what a content security policy calls the scripts that stand in pages
 */
export async function finishSite(folder: string, earlier: string): Promise<string[]> {
  const loader = await readLoader();
  const pages = filesIn(folder).filter((name) => name.endsWith('.html'));
  for (const file of pages) await finishPage(folder, file, loader);
  const scriptHashes = await securePages(pages);
  for (const file of filesIn(folder).filter((name) => name.endsWith('.css'))) {
    await finishStyleSheet(file);
  }
  // As many at a time as Node.js has threads for.
  const rest = filesIn(folder);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = rest.pop(); file; file = rest.pop()) {
        await compress(file, join(earlier, relative(folder, file)));
      }
    }),
  );
  return scriptHashes;
}
