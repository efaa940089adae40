import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { SITE, type Page } from './read-site';

/** The weight of a page as it is sent, in bytes, with all its screen styles, and the weight of its words alone. */
export type PageWeight = Record<'html' | 'words' | 'css' | 'scriptBefore' | 'scriptAfter', number>;

/** Style sheets for the screen. */
const LINKED_STYLES = /<link rel="stylesheet" href="([^"]+)"\/>/g;

const sumOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
const sizeOf = (content: string) => brotliCompressSync(Buffer.from(content)).length;
const sentSizeOf = (path: string) => statSync(`${SITE}${path}.br`).size;

/** Weighs a page of the built site: itself, its styles, and its scripts before and after the first intent. */
export function weigh({ html, document }: Page): PageWeight {
  const styles = document.querySelectorAll('style').map((style) => style.text);
  const linked = sumOf(Array.from(html.matchAll(LINKED_STYLES), ([, sheet]) => sentSizeOf(sheet!)));
  const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
  const loader = document.querySelector('script[data-scripts]')!;
  const sources = loader.getAttribute('data-scripts')!.split(' ');
  return {
    html: sizeOf(html) + linked,
    words: sizeOf(document.querySelector('body')!.structuredText),
    css: sizeOf(styles.join('')) + linked,
    scriptBefore:
      sizeOf(scripts.map((script) => script.text).join('')) +
      sentSizeOf(loader.getAttribute('data-src')!),
    scriptAfter: sumOf(sources.map(sentSizeOf)),
  };
}
