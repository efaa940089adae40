import { statSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readPages, SITE } from './read-site';

/** Screens, and the most bytes that one picture may weigh on them. */
const SCREENS = [
  { name: 'a phone', width: 412, density: 1.75, most: 60_000 },
  { name: 'a desktop', width: 1440, density: 1, most: 140_000 },
];

type Screen = (typeof SCREENS)[number];

/** The pixels that a sizes attribute asks for: “(max-width: 899px) 91vw, 776px” and the like. */
function shownWidth(sizes: string, { width, density }: Screen): number {
  for (const entry of sizes.split(',')) {
    const [, limit, length, unit] =
      /^\s*(?:\(max-width: (\d+)px\) )?(\d+)(vw|px)\s*$/.exec(entry) ?? [];
    if (!length) throw new Error(`This test cannot read “${entry}” in sizes="${sizes}".`);
    if (limit && width > Number(limit)) continue;
    return Number(length) * (unit === 'vw' ? width / 100 : 1) * density;
  }
  throw new Error(`sizes="${sizes}" does not say how wide the picture is on ${width} pixels.`);
}

/** The first file of a srcset that is wide enough, or the widest. Browsers may take a smaller one. */
function chooseFile(srcset: string, width: number): string {
  const files = srcset
    .split(',')
    .map((entry) => entry.trim().split(/\s+/))
    .map(([file = '', descriptor = '']) => ({ file, width: parseInt(descriptor, 10) }))
    .sort((a, b) => a.width - b.width);
  return (files.find((candidate) => candidate.width >= width) ?? files.at(-1)!).file;
}

/** The file that a browser which reads AVIF loads for an image. */
function fileFor(image: HTMLElement, screen: Screen): string {
  const avif = image.parentNode?.querySelector('source[type="image/avif"]') ?? image;
  const srcset = avif.getAttribute('srcset');
  if (!srcset) return image.getAttribute('src')!;
  return chooseFile(srcset, shownWidth(avif.getAttribute('sizes') ?? '100vw', screen));
}

const pages = readPages().map(({ path, document }) => [path, document] as const);

describe.each(SCREENS)('pictures on $name', (screen) => {
  test.each(pages)('of %s are light', (_, document) => {
    const heavy = document
      .querySelectorAll('img')
      .map((image) => fileFor(image, screen))
      .map((file) => ({ file, bytes: statSync(`${SITE}${file}`).size }))
      .filter(({ bytes }) => bytes > screen.most);
    expect(heavy).toEqual([]);
  });
});
