import { PurgeCSS } from 'purgecss';
import type { SiteStyles } from './site-styles';

/** The order of layers, which stands before the style sheet. */
const LAYERS = /<style>(@layer [^<{]*;)<\/style>/;
const STYLE = /(<style data-href="[^"]+"[^>]*>)[\s\S]*?(<\/style>)/;
/** Anything that could be the name of an element, an attribute, a class or an id. */
const NAMES = /[^\s"'<>=/]+/g;
const CLASSES = /\sclass="([^"]*)"/g;

/** Styles that were worked out before, by the classes and the style sheet that they are for. */
const known = new Map<string, Promise<string>>();

async function purge(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    extractors: [{ extensions: ['html'], extractor: (page) => page.match(NAMES) ?? [] }],
    // What stands in no page as it is written: the frame of the map, and states that browsers give.
    safelist: { standard: ['iframe', ':focus-visible'] },
  });
  return result?.css ?? css;
}

/**
 * Leaves only the styles in a page that the page itself uses on a screen. Those for print come in a file
 * that the loader fetches, and the whole style sheet is loaded with the scripts, so that they may show
 * anything.
 *
 * @param html - a page as Gatsby writes it, with the site's whole style sheet in it
 * @param styles - what `prepareStyles` gives
 * @returns the page with fewer styles
 */
export async function keepUsedStyles(html: string, { screen, print }: SiteStyles): Promise<string> {
  if (!STYLE.test(html)) return html;
  const body = html.replace(STYLE, '');
  const classes = new Set(Array.from(body.matchAll(CLASSES), ([, names]) => names));
  // Pages of one template differ in their texts, but hardly in their classes.
  const key = `${screen.length} ${[...classes].sort().join('|')}`;
  const styles = known.get(key) ?? purge(screen, body);
  known.set(key, styles);
  const used = (LAYERS.exec(html)?.[1] ?? '') + (await styles);
  return html
    .replace(LAYERS, '')
    .replace(STYLE, (_, open: string, close: string) => `${open}${used}${close}`)
    .replace(
      '</head>',
      `<noscript><link rel="stylesheet" href="/${print.name}" media="print"/></noscript></head>`,
    );
}
