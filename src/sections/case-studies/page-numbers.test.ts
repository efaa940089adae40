import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 42, [1, 2, 3, 42]],
  [4, 42, [1, 2, 3, 4, 5, 6, 42]],
  [20, 42, [1, 18, 19, 20, 21, 22, 42]],
  [42, 42, [1, 40, 41, 42]],
])('page %i of %i links to its ends and what is near', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
