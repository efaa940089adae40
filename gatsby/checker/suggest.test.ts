import { expect, test } from 'vitest';
import { guessOr, suggest } from './suggest';

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

test('takes no word of other digits for a misspelt one', () => {
  const known = ['/project/project-details-01', '/project/project-details-02'];
  expect(suggest('Expected.', '/project/project-details-11', known)).toBe('Expected.');
  expect(suggest('Expected.', '/project/project-detials-02', known)).toContain(known[1]);
});

test('spares the list of all that is known when it guesses', () => {
  const known = ['{brand}', '{company}'];
  expect(guessOr('Expected one of many.', '{brnad}', known)).toBe('Did you mean "{brand}"?');
  expect(guessOr('Expected one of many.', '{colour}', known)).toBe('Expected one of many.');
});
