/**
 * Picks some items at random, each at most once, in random order.
 *
 * @param items - what to pick from
 * @param count - how many to pick; all if there are fewer
 */
export function pickRandom<Item>(items: readonly Item[], count: number): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  }
  return picked;
}
