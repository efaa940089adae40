/** The place of a gate on the grid. */
export type Place = { readonly x: number; readonly y: number };

const DIRECTIONS: Record<string, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** A step aside counts as much as two ahead. */
const ASIDE = 2;

/**
 * The gate that an arrow key leads to: the nearest one in its direction.
 *
 * @param gates - all gates
 * @param current - index of the one that has the focus
 * @param key - name of the key
 * @returns its index, or the same one at the edge; nothing when the key is no arrow key
 */
export function nextGate(
  gates: readonly Place[],
  current: number,
  key: string,
): number | undefined {
  const direction = DIRECTIONS[key];
  const from = gates[current];
  if (!direction || !from) return undefined;
  const farness = ({ x, y }: Place) => {
    const [across, down] = [x - from.x, y - from.y];
    const ahead = across * direction.x + down * direction.y;
    const aside = Math.abs(across * direction.y) + Math.abs(down * direction.x);
    return ahead > 0 ? ahead + ASIDE * aside : Infinity;
  };
  const distances = gates.map(farness);
  const nearest = Math.min(...distances);
  return nearest === Infinity ? current : distances.indexOf(nearest);
}
