import { join } from 'node:path';
import { build } from 'esbuild';
import { nameFile, type SiteFile } from '../../../gatsby/publish/site-file';
import type { LoaderData } from '../protocol';
import type { PageNeeds } from './page-needs';

/** Each page's two bootstrap scripts: one inline, one that it fetches. */
export type FirstScripts = { inline: string; loader: SiteFile };

const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const CHUNK_MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;
const STYLES = /<style data-href="([^"]+)"/;
/** Gatsby's two small scripts that differ from page to page, or from build to build. */
const PAGE_PATH = /<script id="gatsby-script-loader">\S*?window\.pagePath=("[^"]*");\S*?<\/script>/;
const BUILD = /<script>window\.___webpackCompilationHash="[^"]*";<\/script>/;

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The path of a page, as its scripts know it. */
function pagePathOf(html: string): string | undefined {
  const [, path] = PAGE_PATH.exec(html) ?? [];
  return path && (JSON.parse(path) as string);
}

const attributesOf = (values: LoaderData) =>
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

/**
 * Bundles one of the scripts of browser/.
 *
 * @param words - constants of the script, which `declare` names there, and their values
 */
async function bundle(name: string, words: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'plugins/waiting-scripts/browser', name)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: Object.fromEntries(
      Object.entries(words).map(([word, value]) => [word, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Bundles each page's two bootstrap scripts.
 *
 * @param print - the style sheet for paper
 * @param mapping - Gatsby's list of chunks
 */
export async function bundleFirstScripts(print: SiteFile, mapping: string): Promise<FirstScripts> {
  const inline = await bundle('early-input.ts');
  const loader = await bundle('loader.ts', {
    SPECULATION_RULES,
    PRINT_STYLES: `/${print.name}`,
    CHUNK_MAPPING: mapping,
  });
  return { inline, loader: nameFile('loader', 'js', loader) };
}

/**
 * Lets the scripts of a page wait for the visitor's first action: puts the loader in the place of
 * Gatsby's script elements. What differs between pages becomes attributes of the loader's element.
 *
 * @param html - a page as Gatsby writes it
 * @param first - what `bundleFirstScripts` gives
 * @param hash - the hash of the build
 * @param needsOf - what Gatsby would fetch after its first scripts for the page of a path; it is fetched
 *   along with them, and runs before the last of them, which starts the page
 * @returns the page, unchanged when it has no scripts
 * @throws Error when Gatsby writes pages in another way
 */
export function holdScripts(
  html: string,
  { inline, loader }: FirstScripts,
  hash: string,
  needsOf: (path: string) => PageNeeds,
): string {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, src]) => src as string);
  const starter = scripts.at(-1);
  if (!starter) return html;
  const styles = STYLES.exec(html)?.[1];
  const page = pagePathOf(html);
  if (!styles || !CHUNK_MAPPING.test(html) || !page || !BUILD.test(html)) {
    throw new Error(
      'A built page has scripts, but no path, no hash of the build, no list of chunks or no styles that name their file. ' +
        'Gatsby writes pages in another way now: build with WAIT=off, and change plugins/waiting-scripts/pages/hold-scripts.ts.',
    );
  }
  const needs = needsOf(page);
  const earlier = [...scripts, ...needs.scripts].filter((src) => src !== starter);
  const attributes = attributesOf({
    styles,
    scripts: [...earlier, starter].join(' '),
    fetches: needs.data.join(' '),
    page,
    build: hash,
  });
  const element = `<script src="/${loader.name}" async ${attributes}></script>`;
  return [CHUNK_MAPPING, PAGE_PATH, BUILD, SCRIPT]
    .reduce((page, script) => page.replace(script, ''), html)
    .replace('</head>', () => `<script>${inline}</script></head>`)
    .replace('</body>', () => `${element}</body>`);
}
