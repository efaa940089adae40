import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { nameFile, type SiteFile } from '../../../gatsby/finish-site/site-file';
import { filesIn } from '../../../hosting/files-in';

/** The site's style sheet, divided into styles for the screen and for paper. */
export type SiteStyles = {
  screen: string;
  print: SiteFile;
  /** Custom properties that drawings use, by the drawing's address: pages give them their values. */
  drawings: ReadonlyMap<string, readonly string[]>;
};

/**
 * Joins the blocks of each layer: style sheets that were written apart have one each. Their order among
 * other layers does not matter, as pages declare the order of layers first.
 */
export function joinLayers(css: string): string {
  const root = postcss.parse(css);
  const firsts = new Map<string, AtRule>();
  root.each((block) => {
    if (block.type !== 'atrule' || block.name !== 'layer' || !block.nodes) return;
    const first = firsts.get(block.params);
    firsts.set(block.params, first ? first.append(block.nodes) : block);
    if (first) block.remove();
  });
  return root.toString();
}

/**
 * Divides a style sheet.
 *
 * @param css - a style sheet
 * @returns what is for print alone, in one block with its layers, and the rest
 */
export function splitPrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print = postcss.root();
  screen.walkAtRules('media', (media) => {
    if (media.params !== 'print') return;
    const layer = media.parent?.type === 'atrule' ? (media.parent as AtRule) : undefined;
    media.remove();
    print.append(layer ? layer.clone({ nodes: [] }).append(media.nodes) : media.nodes);
  });
  const rules = joinLayers(print.toString());
  return { screen: screen.toString(), print: rules && `@media print{${rules}}` };
}

async function readDrawings(folder: string): Promise<SiteStyles['drawings']> {
  const names = filesIn(folder).filter((name) => name.endsWith('.svg'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(
    names.map((name, index) => [`/${name}`, texts[index]!.match(/--[a-z][\w-]*/g) ?? []]),
  );
}

/**
 * Prepares the site's one style sheet. Its file, which comes with the scripts, loses the font faces: every
 * page has them, and a browser that meets them again repeats the layout of its text. The rules for paper
 * become a file of their own, which browsers fetch last.
 *
 * @param folder - the site
 * @throws Error when there is not exactly one style sheet
 */
export async function prepareStyles(folder: string): Promise<SiteStyles> {
  const sheets = filesIn(folder).filter((name) => /^styles\.[^/]*\.css$/.test(name));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `The built site has ${sheets.length} style sheets (${sheets.join(', ')}) where there should be one. ` +
        'Gatsby writes styles in another way now: build with WAIT=off, and change plugins/waiting-scripts/pages/site-styles.ts.',
    );
  }
  const css = await readFile(join(folder, sheet), 'utf8');
  const { screen, print } = splitPrint(joinLayers(css));
  const printFile = nameFile('print', 'css', print);
  await writeFile(join(folder, sheet), css.replace(/@font-face\{[^}]*\}/g, ''));
  await writeFile(join(folder, printFile.name), print);
  return { screen, print: printFile, drawings: await readDrawings(folder) };
}
