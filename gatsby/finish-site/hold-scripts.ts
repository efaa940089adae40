import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import type { PageNeeds } from './page-needs';
import { nameFile, type SiteFile } from './site-file';

/** What comes to every page before its scripts: a script that stands in it, and one that it fetches. */
export type FirstScripts = { inline: string; loader: SiteFile };

const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const CHUNK_MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;
const STYLES = /<style data-href="([^"]+)"/;
/** Gatsby's two small scripts that differ from page to page, or from build to build. */
const PAGE_PATH = /<script id="gatsby-script-loader">\S*?window\.pagePath=("[^"]*");\S*?<\/script>/;
const BUILD = /<script>window\.___webpackCompilationHash="([^"]*)";<\/script>/;

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The path of a page, as its scripts know it. */
function pagePathOf(html: string): string | undefined {
  const [, path] = PAGE_PATH.exec(html) ?? [];
  return path && (JSON.parse(path) as string);
}

const attributesOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`)
    .join(' ');

/**
 * Which pages the browser fetches before a link is followed, where it can do that (Speculation Rules):
 * those whose link is pointed at for a moment, or pressed. Pictures are not pages.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/static/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

async function readScript(name: string, words: Record<string, string> = {}): Promise<string> {
  const file = `gatsby/finish-site/${name}`;
  const source = readFileSync(join(process.cwd(), file), 'utf8');
  const { code } = await minify(source, { ecma: 2020, compress: { global_defs: words } });
  if (!code) throw new Error(`${file} is empty: no page would get its scripts.`);
  return code;
}

/**
 * Reads the scripts that come before all others, without their comments.
 *
 * @param print - the styles for print, which the loader fetches
 * @param mapping - the list of chunks, which Gatsby's scripts read
 */
export async function readFirstScripts(print: SiteFile, mapping: string): Promise<FirstScripts> {
  const inline = await readScript('inline.js');
  const loader = await readScript('loader.js', {
    SPECULATION_RULES,
    PRINT_STYLES: `/${print.name}`,
    CHUNK_MAPPING: mapping,
  });
  return { inline, loader: nameFile('loader', 'js', loader) };
}

/**
 * Lets the scripts of a page wait for the visitor's first intent: one small loader in place of
 * Gatsby's script elements. What differs between pages becomes attributes of the element that fetches
 * it; the list of chunks is part of it. The loader does not stand in the page, which has to be there
 * before anything of it is seen.
 *
 * @param html - a page as Gatsby writes it
 * @param first - what `readFirstScripts` gives
 * @param needsOf - tells what Gatsby would fetch for the page of a path after its first scripts; it is
 *   fetched along with them, and runs before the last of them, which starts the page and may also hold
 *   what the page's component shares with all others
 * @returns the page, unchanged when it has no scripts
 * @throws Error when the page has scripts but lacks what stands beside them, since Gatsby has then
 *   changed how it writes pages
 */
export function holdScripts(
  html: string,
  { inline, loader }: FirstScripts,
  needsOf: (path: string) => PageNeeds,
): string {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, src]) => src as string);
  const starter = scripts.at(-1);
  if (!starter) return html;
  const styles = STYLES.exec(html)?.[1];
  const page = pagePathOf(html);
  const build = BUILD.exec(html)?.[1];
  if (!styles || !CHUNK_MAPPING.test(html) || !page || !build) {
    throw new Error(
      'A built page has scripts, but no path, no hash of the build, no list of chunks or no styles that name their file. ' +
        'Gatsby writes pages in another way now: change gatsby/finish-site/hold-scripts.ts.',
    );
  }
  const needs = needsOf(page);
  const earlier = [...scripts, ...needs.scripts].filter((src) => src !== starter);
  const attributes = attributesOf({
    styles,
    scripts: [...earlier, starter].join(' '),
    fetches: needs.data.join(' '),
    page,
    build,
  });
  const element = `<script src="/${loader.name}" async ${attributes}></script>`;
  return html
    .replace(CHUNK_MAPPING, '')
    .replace(PAGE_PATH, '')
    .replace(BUILD, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `<script>${inline}</script></head>`)
    .replace('</body>', () => `${element}</body>`);
}
