/**
 * A small random generator that gives the same numbers for the same word on every machine:
 * the hash xmur3 seeds the generator mulberry32 (both public domain, by "bryc").
 *
 * @param word - any text
 * @returns a function that returns the next number, from 0 up to but not including 1
 */
export function randomFrom(word: string): () => number {
  let hash = 1779033703 ^ word.length;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  let state = (hash ^ (hash >>> 16)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
