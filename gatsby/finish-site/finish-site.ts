import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress';
import { holdScripts, readLoader } from './hold-scripts';
import { keepUsedStyles } from './used-styles';

/** Files that Gatsby puts into every site, and that this one has no use for. */
const UNUSED = ['~partytown', '_gatsby'];

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

async function finishPage(folder: string, file: string, loader: string): Promise<void> {
  const written = await readFile(file, 'utf8');
  // Its scripts wait: an earlier build has finished it.
  if (holdScripts(written, loader).html === written) return;
  const held = holdScripts(await keepUsedStyles(written), loader);
  if (held.file && !existsSync(join(folder, held.file.name))) {
    await writeFile(join(folder, held.file.name), held.file.content);
  }
  await writeFile(file, held.html);
}

/**
 * Finishes the site that Gatsby has written: pages keep only their own styles and let their scripts
 * wait, and files of text get compressed copies. Pages that an earlier build has finished, and that
 * Gatsby has not written again, are left as they are.
 *
 * @param folder - the built site
 */
export async function finishSite(folder: string): Promise<void> {
  for (const name of UNUSED) await rm(join(folder, name), { recursive: true, force: true });
  // The source is public, but a visitor's browser has no use for maps to it.
  for (const file of filesIn(folder).filter((name) => name.endsWith('.map'))) await rm(file);
  const loader = await readLoader();
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    await finishPage(folder, file, loader);
  }
  for (const file of filesIn(folder).filter((name) => name.endsWith('.css'))) {
    await finishStyleSheet(file);
  }
  // As many at a time as Node.js has threads for.
  const rest = filesIn(folder);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let file = rest.pop(); file; file = rest.pop()) await compress(file);
    }),
  );
}
