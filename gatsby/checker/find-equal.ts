/**
 * Finds duplicates.
 *
 * @param keyOf - the key that makes two things equal
 * @returns each duplicate with one of its equals: either may be the wrong one
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
