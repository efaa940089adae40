import { PurgeCSS } from 'purgecss';
import { hashOf } from '../../../gatsby/finish-site/site-file';
import { HELD } from '../protocol';
import type { SiteStyles } from './site-styles';

/** The order of layers, which stands before the style sheet. */
const LAYERS = /<style>(@layer [^<{]*;)<\/style>/;
const STYLE = /(<style data-href="[^"]+"[^>]*>)[\s\S]*?(<\/style>)/;
/** Anything that could be the name of an element, an attribute, a class or an id. */
const NAMES = /[^\s"'<>=/]+/g;

/** Styles worked out for other pages, by the style sheet and the names in the page. */
const known = new Map<string, Promise<string>>();

async function purge(
  css: string,
  names: readonly string[],
  variables: readonly string[],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    extractors: [{ extensions: ['html'], extractor: () => [...names] }],
    // Selectors absent from static HTML: the frame of the map, and states that browsers and scripts set.
    safelist: { standard: ['iframe', ':focus-visible', HELD], variables: [...variables] },
  });
  // PurgeCSS leaves an empty rule where a condition has nothing left in it.
  return (result?.css ?? css).replace(/@supports[^{}]*\{\}/g, '');
}

/**
 * Leaves only the styles in a page that the page itself uses on a screen. The loader fetches those for
 * paper, and with the scripts the whole style sheet, so that scripts may show anything.
 *
 * @param html - a page as Gatsby writes it, with the site's whole style sheet in it
 * @param styles - what `prepareStyles` gives
 * @returns the page with fewer styles
 */
export async function keepUsedStyles(html: string, styles: SiteStyles): Promise<string> {
  const { screen, print, drawings } = styles;
  if (!STYLE.test(html)) return html;
  const selectors = screen.replaceAll('\\', '');
  const namesOfPage = new Set(html.replace(STYLE, '').match(NAMES));
  const names = [...namesOfPage].filter((name) => selectors.includes(name));
  // Pages of one template differ in their texts, but hardly in the names that the style sheet knows.
  const variables = [...drawings].flatMap(([address, used]) =>
    html.includes(address) ? used : [],
  );
  const key = `${hashOf(screen)} ${names.sort().join(' ')} ${variables.join(' ')}`;
  const purged = known.get(key) ?? purge(screen, names, variables);
  known.set(key, purged);
  const used = (LAYERS.exec(html)?.[1] ?? '') + (await purged);
  return html
    .replace(LAYERS, '')
    .replace(STYLE, (_, open: string, close: string) => `${open}${used}${close}`)
    .replace(
      '</head>',
      `<noscript><link rel="stylesheet" href="/${print.name}" media="print"/></noscript></head>`,
    );
}
