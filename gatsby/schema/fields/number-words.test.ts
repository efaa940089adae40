import { expect, test } from 'vitest';
import { inWords } from './number-words';

test.each([
  [8, 'eight'],
  [10, 'ten'],
  [14, 'fourteen'],
  [40, 'forty'],
  [57, 'fifty-seven'],
  [500, '500'],
])('%i is %s', (number, words) => {
  expect(inWords(number)).toBe(words);
});
