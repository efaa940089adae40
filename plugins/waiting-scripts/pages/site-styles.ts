import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { nameFile, type SiteFile } from '../../../gatsby/publish/site-file';
import { filesIn } from '../../../hosting/files-in';

/** The site's style sheet, divided into styles for the screen and for paper. */
export type SiteStyles = {
  /** Its layers in their order, LAYER_END between two of them. */
  screen: string;
  print: SiteFile;
  /** Custom properties that drawings use, by the drawing's address: pages give them their values. */
  drawings: ReadonlyMap<string, readonly string[]>;
};

/** Stands between two layers of the screen's styles. */
export const LAYER_END = '/*|*/';

/** How many layers, from the weakest on, hold rules for parts of every kind: base and styles. */
export const GENERAL = 2;

/** The order of layers, which stands before Gatsby's style sheet in every page. */
export const LAYERS = /<style>@layer ([^<{]*);<\/style>/;

/**
 * Writes the layers of a style sheet out, because browsers of before 2022 drop whatever stands in a layer.
 *
 * @param css - a style sheet
 * @param order - the names of its layers, the weakest first
 * @returns the rules of each layer, and last those in none, which are the strongest
 * @throws Error when a layer has no place in the order
 */
export function writeLayersOut(css: string, order: readonly string[]): string[] {
  const layers = new Map([...order, ''].map((name) => [name, '']));
  postcss.parse(css).each((node) => {
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    const name = isLayer ? node.params : '';
    const rules = layers.get(name);
    if (isLayer && !node.nodes) return;
    if (rules === undefined) throw new Error(`No page says where the layer "${name}" comes.`);
    layers.set(name, rules + (isLayer ? node.nodes!.join('') : node.toString()));
  });
  return [...layers.values()];
}

/**
 * Divides a style sheet.
 *
 * @param css - a style sheet without layers
 * @returns what is for print alone, in one block, and the rest
 */
export function splitPrint(css: string): { screen: string; print: string } {
  const screen = postcss.parse(css);
  const print: string[] = [];
  screen.walkAtRules('media', (media) => {
    if (media.params !== 'print') return;
    print.push(...media.nodes!.map(String));
    media.remove();
  });
  return {
    screen: screen.toString(),
    print: print.length ? `@media print{${print.join('')}}` : '',
  };
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
 * become a file of their own, which browsers fetch last, but for those of general layers, which must stay
 * weaker than all others. No file has layers.
 *
 * @param folder - the site
 * @param page - a page as Gatsby writes it, which names the order of layers
 * @throws Error when there is not exactly one style sheet
 */
export async function prepareStyles(folder: string, page: string): Promise<SiteStyles> {
  const sheets = filesIn(folder).filter((name) => /^styles\.[^/]*\.css$/.test(name));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `The built site has ${sheets.length} style sheets (${sheets.join(', ')}) where there should be one. ` +
        'Gatsby writes styles in another way now: build with WAIT=off, and change plugins/waiting-scripts/pages/site-styles.ts.',
    );
  }
  const css = await readFile(join(folder, sheet), 'utf8');
  const layers = writeLayersOut(css, LAYERS.exec(page)?.[1]?.split(',') ?? []);
  const general = layers.slice(0, GENERAL);
  const { screen: own, print } = splitPrint(layers.slice(GENERAL).join(LAYER_END));
  const screen = [...general, own].join(LAYER_END);
  const printFile = nameFile('print', 'css', print);
  await writeFile(join(folder, sheet), layers.join('').replace(/@font-face\{[^}]*\}/g, ''));
  await writeFile(join(folder, printFile.name), print);
  return { screen, print: printFile, drawings: await readDrawings(folder) };
}
