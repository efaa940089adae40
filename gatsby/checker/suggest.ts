import { closest, distance } from 'fastest-levenshtein';

const FEWEST_EDITS = 2;
const SHARE_OF_EDITS = 0.2;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The known word closest to a word, if one is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [letters, digits] = [word.toLowerCase(), digitsOf(word)];
  // Different digits mean a different word: one case study is not a misspelling of another. Nor is a word a
  // misspelling of one less than half as long.
  const candidates = known.filter(
    (other) => word.length < 2 * other.length && (!digits || digitsOf(other) === digits),
  );
  const sameLetters = known.find((other) => other.toLowerCase() === letters);
  if (sameLetters || candidates.length === 0) return sameLetters;
  const candidate = closest(word, candidates);
  const allowed = Math.max(FEWEST_EDITS, Math.floor(word.length * SHARE_OF_EDITS));
  return distance(word, candidate) <= Math.min(allowed, candidate.length - 1)
    ? candidate
    : undefined;
}

/** Adds "Did you mean …?" to an expectation when a known word is close. */
export function suggest(expected: string, word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === undefined ? expected : `${expected} Did you mean "${guess}"?`;
}

/** A guess at what was meant, or else the list of all that is known. */
export function guessOr(list: string, word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === undefined ? list : `Did you mean "${guess}"?`;
}
