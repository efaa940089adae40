import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { SITE, type Page } from './read-site';

/** What a page weighs as it is sent, in bytes; its keys are those of the budgets. */
export type PageWeight = { html: number; css: number; scriptBefore: number; scriptAfter: number };

const sizeOf = (content: string) => brotliCompressSync(Buffer.from(content)).length;
const sentSizeOf = (path: string) => statSync(`${SITE}${path}.br`).size;

/** The files of each chunk, by its name. */
function readChunks(mappingFile: string): Record<string, string[]> {
  const [, json = ''] = /=(".*")/.exec(readFileSync(`${SITE}${mappingFile}`, 'utf8')) ?? [];
  return JSON.parse(JSON.parse(json) as string) as Record<string, string[]>;
}

/** The script with the component of a page. */
function componentOf(path: string, chunks: Record<string, string[]>): string {
  const name = path === '/' ? 'index' : path.slice(1);
  const { componentChunkName } = JSON.parse(
    readFileSync(`${SITE}/page-data/${name}/page-data.json`, 'utf8'),
  ) as { componentChunkName: string };
  return chunks[componentChunkName]![0]!;
}

/** Weighs a page of the built site: itself, its styles, and its scripts before and after the first intent. */
export function weigh({ path, html, document }: Page): PageWeight {
  const styles = document.querySelectorAll('style').map((style) => style.text);
  const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
  const loader = document.querySelector('script[data-scripts]')!;
  const sources = loader.getAttribute('data-scripts')!.split(' ');
  const fetched = [...sources, componentOf(path, readChunks(sources[0]!))];
  return {
    html: sizeOf(html),
    css: sizeOf(styles.join('')),
    scriptBefore: sizeOf(scripts.map((script) => script.text).join('')),
    scriptAfter: fetched.reduce((sum, source) => sum + sentSizeOf(source), 0),
  };
}
