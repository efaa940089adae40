import { expect, test } from 'vitest';
import { shorten } from './shorten';

const TEXT = 'A stock list for shops. It counts, and it tells: who took what, when.\n\nIt works.';

test.each([
  [100, 'A stock list for shops. It counts, and it tells: who took what, when. It works.'],
  [79, 'A stock list for shops. It counts, and it tells: who took what, when. It works.'],
  [78, 'A stock list for shops. It counts, and it tells: who took what, when.'],
  [69, 'A stock list for shops. It counts, and it tells: who took what, when.'],
  [68, 'A stock list for shops. It counts, and it tells: who took what…'],
  [47, 'A stock list for shops. It counts, and it…'],
  [46, 'A stock list for shops.'],
  [23, 'A stock list for shops.'],
  [22, 'A stock list for…'],
])('the beginning of a text in %i characters', (most, beginning) => {
  const shown = shorten(TEXT, most);
  expect(shown).toBe(beginning);
  expect(shown.length).toBeLessThanOrEqual(most);
});

test('a word that is longer than the space is cut', () => {
  expect(shorten('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});
