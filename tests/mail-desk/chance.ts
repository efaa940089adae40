/** A random generator that always tells the same story for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: <T>(things: readonly T[]) => things[below(things.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

/** Where the accidents of a test come from. */
export type Chance = ReturnType<typeof createChance>;
