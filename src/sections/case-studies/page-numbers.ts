/** How many pages before and after the current one have their own links. */
const NEAR = 2;

/**
 * Chooses the pages that a page of a list links to by their numbers.
 *
 * @param page - number of the present page, from 1
 * @param pages - how many pages there are
 * @returns the first, the last, the present one and those near it, in order
 */
export function pageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, index) => page - NEAR + index);
  const numbers = [1, ...near, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
