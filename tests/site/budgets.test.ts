import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readPages, SITE } from './read-site';

/** Most bytes, as they are sent. What a server may send at once is 14,600 bytes, with the headers. */
const HTML = 14_100;
const HTML_OF_HOME = 18_000;
const CSS = 8_000;
const FONT = 44_000;
const SCRIPT_BEFORE_INTENT = 5_000;
const SCRIPT_AFTER_INTENT = 85_000;

/** Most bytes, before they are compressed, of a figure in a page, and of the one behind the title of the home page. */
const FIGURE = 3_072;
const FIGURE_OF_HOME = 8_192;

const sizeOf = (content: string | Buffer) => brotliCompressSync(Buffer.from(content)).length;
const sentSizeOf = (path: string) => statSync(`${SITE}${path}.br`).size;
/** The files of each chunk, by its name. */
const readChunks = (mappingFile: string) => {
  const [, json = ''] = /=(".*")/.exec(readFileSync(`${SITE}${mappingFile}`, 'utf8')) ?? [];
  return JSON.parse(JSON.parse(json) as string) as Record<string, string[]>;
};

const componentOf = (path: string, chunks: Record<string, string[]>) => {
  const name = path === '/' ? 'index' : path.slice(1);
  const { componentChunkName } = JSON.parse(
    readFileSync(`${SITE}/page-data/${name}/page-data.json`, 'utf8'),
  ) as { componentChunkName: string };
  return chunks[componentChunkName]![0]!;
};

describe.each(readPages().map((page) => [page.path, page] as const))(
  '%s, compressed with Brotli,',
  (path, { html, document }) => {
    test('keeps its page and styles small', () => {
      const styles = document.querySelectorAll('style').map((style) => style.text);
      expect(sizeOf(html)).toBeLessThanOrEqual(path === '/' ? HTML_OF_HOME : HTML);
      expect(sizeOf(styles.join(''))).toBeLessThanOrEqual(CSS);
    });

    test('draws its figures in few bytes', () => {
      const sizes = document.querySelectorAll('svg').map((svg) => svg.toString().length);
      const [largest = 0, ...others] = sizes.sort((a, b) => b - a);
      expect(largest).toBeLessThanOrEqual(path === '/' ? FIGURE_OF_HOME : FIGURE);
      expect(others.filter((size) => size > FIGURE)).toEqual([]);
    });

    test('runs little script before the visitor does something', () => {
      const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
      expect(scripts.every((script) => !script.hasAttribute('src'))).toBe(true);
      const text = scripts.map((script) => script.text).join('');
      expect(sizeOf(text)).toBeLessThanOrEqual(SCRIPT_BEFORE_INTENT);
    });

    test('fetches no more script than it needs to start', () => {
      const loader = document.querySelector('script[data-scripts]')!;
      const sources = loader.getAttribute('data-scripts')!.split(' ');
      const total = [...sources, componentOf(path, readChunks(sources[0]!))].reduce(
        (sum, source) => sum + sentSizeOf(source),
        0,
      );
      expect(total).toBeLessThanOrEqual(SCRIPT_AFTER_INTENT);
    });
  },
);

test('one font file is preloaded, and it is small', () => {
  for (const { document } of readPages()) {
    const fonts = document.querySelectorAll('link[rel=preload][as=font]');
    expect(fonts).toHaveLength(1);
    expect(statSync(`${SITE}${fonts[0]!.getAttribute('href')}`).size).toBeLessThanOrEqual(FONT);
  }
});
