import { expect, test } from 'vitest';
import { suggest } from './suggest';

test.each([
  ['titel', ['title', 'text'], 'Did you mean "title"?'],
  ['TITLE', ['text', 'title'], 'Did you mean "title"?'],
  ['/service/epr', ['/service/erp', '/portfolio'], 'Did you mean "/service/erp"?'],
])('%s: guesses what was meant', (word, known, guess) => {
  expect(suggest('Expected.', word, known)).toBe(`Expected. ${guess}`);
});

test('guesses nothing when nothing is near', () => {
  expect(suggest('Expected.', 'colour', ['title', 'text'])).toBe('Expected.');
  expect(suggest('Expected.', 'colour', [])).toBe('Expected.');
});
