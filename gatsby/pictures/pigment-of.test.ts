import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { pigmentOf } from './pigment-of';

/** Works in a project whose brand has this style sheet. */
function inProjectWith(css: string): void {
  const folder = folderForTest();
  mkdirSync(join(folder, 'src/styles'), { recursive: true });
  writeFileSync(join(folder, 'src/styles/brand.css'), css);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
}

const DARK = '@media (prefers-color-scheme: dark) { :root { --floor: #123; } }';

test.each([
  [':root { --oxide: #86281b; --oxide-deep: #000; }', '#86281b'],
  [':root{--oxide:#86281B ;}', '#86281B'],
  [':root { --oxide-deep: #000; --oxide : #abc8; }', '#abc8'],
])('in %s, the colour is found as its owner writes it', (css, colour) => {
  inProjectWith(css);
  expect(pigmentOf('oxide')).toBe(colour);
});

test.each([':root { --oxide: rgb(134 40 27); }', ':root { --oxide: var(--red); }', DARK])(
  '%s is refused with a sentence, because nothing could be drawn with it',
  (css) => {
    inProjectWith(css);
    expect(() => pigmentOf('oxide')).toThrow(
      'src/styles/brand.css: write --oxide as a hexadecimal colour such as #86281b.',
    );
  },
);

test('a colour of the dark scheme is read there alone', () => {
  inProjectWith(`:root { --floor: var(--oxide); } ${DARK}`);
  expect(pigmentOf('floor', 'dark')).toBe('#123');
  inProjectWith(':root { --floor: #123; }');
  expect(() => pigmentOf('floor', 'dark')).toThrow('--floor, for the dark scheme,');
});
