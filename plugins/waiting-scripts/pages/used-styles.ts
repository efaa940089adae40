import { PurgeCSS } from 'purgecss';
import { hashOf, nameFile, type SiteFile } from '../../../gatsby/publish/site-file';
import { FIRST_SCREEN_END, HELD } from '../protocol';
import { GENERAL, LAYER_END, LAYERS, type SiteStyles } from './site-styles';
import { subtractStyles } from './subtract-styles';

const STYLE = /(<style data-href="[^"]+"[^>]*>)[\s\S]*?(<\/style>)/;
const END = new RegExp(`<div[^>]* ${FIRST_SCREEN_END}[^>]*>`);
/** A script waits for the styles before it, and the parser for the script: no engine shows what follows without styles. */
const WAIT_FOR_STYLES = '<script>;</script>';
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

/** The rules of a style sheet that a piece of HTML uses, layer by layer. */
async function layersUsedIn(
  html: string,
  css: string,
  { drawings }: SiteStyles,
): Promise<string[]> {
  const selectors = css.replaceAll('\\', '');
  const namesOfPage = new Set(html.match(NAMES));
  const names = [...namesOfPage].filter((name) => selectors.includes(name));
  // Pages of one template differ in their texts, but hardly in the names that the style sheet knows.
  const variables = [...drawings].flatMap(([address, used]) =>
    html.includes(address) ? used : [],
  );
  const key = `${hashOf(css)} ${names.sort().join(' ')} ${variables.join(' ')}`;
  const purged = known.get(key) ?? purge(css, names, variables);
  known.set(key, purged);
  return (await purged).split(LAYER_END);
}

/**
 * Leaves only the styles in a page that the page itself uses on a screen. The loader fetches those for
 * paper, and with the scripts the whole style sheet, so that scripts may show anything. A page that says
 * where its first screen ends has the styles of the parts above, and links a file with the others there,
 * those for paper among them. Rules of general layers are all in the page: those that parts below alone use
 * would otherwise come after, and win over, what is particular to a part.
 *
 * @param html - a page as Gatsby writes it, with the site's whole style sheet in it
 * @param styles - what `prepareStyles` gives
 * @returns the page with fewer styles, and the file that it links where its first screen ends
 */
export async function keepUsedStyles(
  html: string,
  styles: SiteStyles,
): Promise<{ html: string; rest?: SiteFile }> {
  if (!STYLE.test(html)) return { html };
  const unstyled = html.replace(LAYERS, '').replace(STYLE, '$1$2');
  const [firstScreen = ''] = unstyled.split(END);
  const first = await layersUsedIn(firstScreen, styles.screen, styles);
  const withStyles = (layers: readonly string[]) =>
    unstyled.replace(STYLE, (_, open: string, close: string) => open + layers.join('') + close);
  if (!END.test(html)) {
    const link = `<noscript><link rel="stylesheet" href="/${styles.print.name}" media="print"/></noscript>`;
    return { html: withStyles(first).replace('</head>', `${link}</head>`) };
  }
  const all = await layersUsedIn(unstyled, styles.screen + styles.print.content, styles);
  const ownOfFirst = first.slice(GENERAL);
  const rest = nameFile(
    'rest',
    'css',
    subtractStyles(all.slice(GENERAL).join(''), ownOfFirst.join('')),
  );
  const link = `<link rel="stylesheet" href="/${rest.name}"/>`;
  const page = withStyles([...all.slice(0, GENERAL), ...ownOfFirst]);
  return { html: page.replace(END, (end) => end + link + WAIT_FOR_STYLES), rest };
}
