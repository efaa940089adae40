import { expect, test } from 'vitest';
import { inWords, numberOf } from './number-words';

test.each([
  [8, 'eight'],
  [10, 'ten'],
  [14, 'fourteen'],
  [40, 'forty'],
  [57, 'fifty-seven'],
  [500, '500'],
])('%i is %s', (number, words) => {
  expect(inWords(number)).toBe(words);
  expect(numberOf(words)).toBe(number);
});

test('a number is read in capitals too, and other words are none', () => {
  expect(numberOf('Eleven')).toBe(11);
  expect(numberOf('several')).toBeUndefined();
});
