/**
 * Finds what is there more than once.
 *
 * @param keyOf - what two things have to share to count as the same
 * @returns each of them with another one that is the same: both places can be the wrong one
 */
export function findEqual<Thing>(
  things: Thing[],
  keyOf: (thing: Thing) => string,
): [Thing, Thing][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups.values()].flatMap((group) =>
    group.flatMap((thing) => {
      const other = group.find((candidate) => candidate !== thing);
      return other === undefined ? [] : [[thing, other] as [Thing, Thing]];
    }),
  );
}
