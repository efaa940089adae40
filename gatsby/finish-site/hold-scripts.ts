import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import type { PageNeeds } from './page-needs';

/** A page whose scripts wait, and a file that they need beside it. */
export type HeldPage = { html: string; file?: { name: string; content: string } };

const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const CHUNK_MAPPING = /<script\s+id="gatsby-chunk-mapping"\s*>([\s\S]*?)<\/script>/;
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

/** Reads the loader that stands in every page, without its comments. */
export async function readLoader(): Promise<string> {
  const source = readFileSync(join(process.cwd(), 'gatsby/finish-site/loader.js'), 'utf8');
  const { code } = await minify(source, { ecma: 2020, toplevel: true });
  if (!code)
    throw new Error('gatsby/finish-site/loader.js is empty: no page would get its scripts.');
  return code;
}

/**
 * Lets the scripts of a page wait for the visitor's first intent: one small loader in place of
 * Gatsby's script elements. The list of chunks, which only those scripts read, becomes a file. What
 * differs between pages becomes attributes, so that every page holds the same scripts, letter for
 * letter: a content security policy names them all in a few hashes.
 *
 * @param html - a page as Gatsby writes it
 * @param loader - what `readLoader` gives
 * @param needsOf - tells what Gatsby would fetch for the page of a path after its first scripts; it is
 *   fetched along with them, and runs before the last of them, which starts the page
 * @returns the page, unchanged when it has no scripts
 * @throws Error when the page has scripts but lacks what stands beside them, since Gatsby has then
 *   changed how it writes pages
 */
export function holdScripts(
  html: string,
  loader: string,
  needsOf: (path: string) => PageNeeds,
): HeldPage {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, src]) => src as string);
  if (scripts.length === 0) return { html };
  const styles = STYLES.exec(html)?.[1];
  const mapping = CHUNK_MAPPING.exec(html)?.[1]?.trim();
  const page = pagePathOf(html);
  const build = BUILD.exec(html)?.[1];
  if (!styles || !mapping || !page || !build) {
    throw new Error(
      'A built page has scripts, but no path, no hash of the build, no list of chunks or no styles that name their file. ' +
        'Gatsby writes pages in another way now: change gatsby/finish-site/hold-scripts.ts.',
    );
  }
  const hash = createHash('sha256').update(mapping).digest('hex').slice(0, 20);
  const file = { name: `chunk-mapping-${hash}.js`, content: mapping };
  const needs = needsOf(page);
  const attributes = attributesOf({
    styles,
    scripts: [
      `/${file.name}`,
      ...scripts.slice(0, -1),
      ...needs.scripts,
      ...scripts.slice(-1),
    ].join(' '),
    fetches: needs.data.join(' '),
    page,
    build,
  });
  const element = `<script ${attributes}>${loader}</script>`;
  return {
    html: html
      .replace(CHUNK_MAPPING, '')
      .replace(PAGE_PATH, '')
      .replace(BUILD, '')
      .replace(SCRIPT, '')
      .replace('</body>', () => `${element}</body>`),
    file,
  };
}
