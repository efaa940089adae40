import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf } from '../../tests/contrast';

/** Each row names a ground, the contrast that it needs (4.5 for texts, 3 for edges and rings), and the colours on it. */
const GROUNDS: [ground: string, least: number, ...colours: string[]][] = [
  ['floor', 4.5, 'rice', 'rice-dim', 'turmeric'],
  ['floor-deep', 4.5, 'rice', 'rice-dim'],
  ['grove', 4.5, 'rice', 'leaf-dim', 'error-on-leaf'],
  ['foot', 4.5, 'rice', 'ink-dim', 'turmeric'],
  ['turmeric', 4.5, 'ink-raw', 'turmeric-ink'],
  ['paper-raw', 4.5, 'ink-raw', 'oxide'],
  ['paper', 4.5, 'ink', 'ink-2', 'link', 'mark', 'error'],
  ['sunk', 4.5, 'ink', 'ink-2', 'link', 'mark', 'error'],
  ['raise', 4.5, 'ink', 'ink-2', 'error'],
  ['paper', 3, 'field', 'focus'],
  ['sunk', 3, 'field', 'focus'],
];

const [light, dark] = readFileSync('src/styles/brand.css', 'utf8').split('@media');

test.each(['light', 'dark'])('in the %s scheme, texts and edges stand out', (scheme) => {
  const sheets = scheme === 'dark' ? [dark!, light!] : [light!];
  const colourOf = (name: string): string => {
    const property = new RegExp(`--${name}: ([^;]+);`);
    const [value = ''] = sheets.flatMap((sheet) => property.exec(sheet)?.[1] ?? []);
    const [, other] = /^var\(--(.+)\)$/.exec(value) ?? [];
    return other ? colourOf(other) : value;
  };
  const weak = GROUNDS.flatMap(([ground, least, ...colours]) =>
    colours
      .map((name) => ({ name, contrast: contrastOf(colourOf(name), colourOf(ground)) }))
      .filter(({ contrast }) => contrast < least)
      .map(
        ({ name, contrast }) =>
          `--${name} on --${ground}: ${contrast.toFixed(1)} instead of ${least} or more`,
      ),
  );
  expect(weak, 'Change these colours in src/styles/brand.css.').toEqual([]);
});
