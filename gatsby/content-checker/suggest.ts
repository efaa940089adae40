import { closest, distance } from 'fastest-levenshtein';

const FEWEST_EDITS = 2;
const SHARE_OF_EDITS = 0.3;

/** The known word closest to a word, if one is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const sameLetters = known.find((other) => other.toLowerCase() === word.toLowerCase());
  if (sameLetters || known.length === 0) return sameLetters;
  const candidate = closest(word, known);
  const allowed = Math.max(FEWEST_EDITS, Math.floor(word.length * SHARE_OF_EDITS));
  return distance(word, candidate) <= Math.min(allowed, candidate.length - 1)
    ? candidate
    : undefined;
}

/**
 * Adds a guess to an expectation.
 *
 * @returns the expectation, and "Did you mean …?" when a known word is close
 */
export function suggest(expected: string, word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === undefined ? expected : `${expected} Did you mean "${guess}"?`;
}
