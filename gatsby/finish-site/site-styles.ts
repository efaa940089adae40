import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { filesIn } from '../../hosting/files-in';
import { nameFile, type SiteFile } from './site-file';

/** The site's style sheet, divided: what pages choose from, and what only paper needs. */
export type SiteStyles = { screen: string; print: SiteFile };

const CUSTOM_PROPERTY = /--[a-z][\w-]*/g;
const DECLARED = /--[a-z][\w-]*(?=\s*:)/g;

/**
 * Gives custom properties names of two or three signs: at full length they would be a tenth of a page's
 * styles. Those that a script names keep theirs.
 *
 * @param css - a style sheet
 * @param scripts - the text of all scripts
 */
export function shortenCustomProperties(css: string, scripts: string): string {
  const names = new Set(css.match(DECLARED)?.filter((name) => !scripts.includes(name)));
  const shortNames = new Map(Array.from(names, (name, index) => [name, `--${index.toString(36)}`]));
  return css.replace(CUSTOM_PROPERTY, (name) => shortNames.get(name) ?? name);
}

/**
 * Divides a style sheet.
 *
 * @param css - a style sheet
 * @returns what is for print alone, each rule in its layer, and the rest
 */
export function splitPrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const layer = rule.parent?.type === 'atrule' ? (rule.parent as AtRule) : undefined;
    rule.remove();
    print.append(layer ? layer.clone({ nodes: [] }).append(rule) : rule);
  });
  return { screen: screen.toString(), print: print.toString() };
}

/**
 * Prepares the site's one style sheet. Its file stays as what comes with the scripts, without the font
 * faces: they stand in every page, and a browser that meets them again lays the text out anew. The rules
 * for print become a file of their own, which browsers fetch after all that can be seen.
 *
 * @param folder - the site
 * @throws Error when there is not exactly one style sheet
 */
export async function prepareStyles(folder: string): Promise<SiteStyles> {
  const files = filesIn(folder);
  const sheets = files.filter((name) => /^styles\.[^/]*\.css$/.test(name));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `The built site has ${sheets.length} style sheets (${sheets.join(', ')}) where there should be one. ` +
        'Gatsby writes styles in another way now: change gatsby/finish-site/site-styles.ts.',
    );
  }
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const scripts = await Promise.all(files.filter((name) => name.endsWith('.js')).map(read));
  const css = shortenCustomProperties(await read(sheet), scripts.join('\n'));
  const { screen, print } = splitPrint(css);
  const printFile = nameFile('print', 'css', print);
  await writeFile(join(folder, sheet), css.replace(/@font-face\{[^}]*\}/g, ''));
  await writeFile(join(folder, printFile.name), print);
  return { screen, print: printFile };
}
