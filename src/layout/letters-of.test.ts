import { expect, test } from 'vitest';
import { lettersOf } from './letters-of';

test.each([
  ['Kaveri', 6],
  ['Honge Technologies', 12],
  ['Acme Software Solutions', 13],
  ['A B C', 3],
])('%s needs room for %d letters side by side', (name, letters) =>
  expect(lettersOf(name)).toBe(letters),
);
