/** Outline of a dot grid. */
export type Shape = 'square' | 'diamond' | 'octagon';

/** A point of the lattice. Dots are 2 apart, so the gates between them have whole coordinates too. */
export type Point = { x: number; y: number };

/** The four sides of a dot, clockwise from the top. */
export const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** A key that is equal for equal points. */
export const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** The point `distance` steps from `point` on the given side (0 to 3). */
export const neighbour = ({ x, y }: Point, side: number, distance: number): Point => {
  const { x: dx, y: dy } = SIDES[side] as Point;
  return { x: x + dx * distance, y: y + dy * distance };
};

/**
 * Sets out the dots of a kolam, centred on 0,0.
 *
 * @param shape - outline of the grid
 * @param columns - dots in the widest row
 * @param rows - dots in the tallest column
 */
export function dotsOf(shape: Shape, columns: number, rows: number): Point[] {
  const halfWidth = columns - 1;
  const halfHeight = rows - 1;
  const reach = { square: Infinity, diamond: halfWidth, octagon: halfWidth * 1.5 }[shape];
  const dots: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const dot = { x: 2 * column - halfWidth, y: 2 * row - halfHeight };
      if (Math.abs(dot.x) + Math.abs(dot.y) <= reach) dots.push(dot);
    }
  }
  return dots;
}

/** The gates between side-by-side dots, by key. */
export function gatesOf(dots: Point[]): Map<string, Point> {
  const isDot = new Set(dots.map(keyOf));
  const gates = new Map<string, Point>();
  for (const dot of dots) {
    for (const side of [1, 2]) {
      if (!isDot.has(keyOf(neighbour(dot, side, 2)))) continue;
      const gate = neighbour(dot, side, 1);
      gates.set(keyOf(gate), gate);
    }
  }
  return gates;
}

/** The keys of a gate and its mirror images, left to right and top to bottom. */
export const mirrorImagesOf = ({ x, y }: Point): string[] => [
  ...new Set(
    [
      { x, y },
      { x: -x, y },
      { x, y: -y },
      { x: -x, y: -y },
    ].map(keyOf),
  ),
];

/**
 * The gates of a grid, in groups of mirror images. A group is opened or shut as a whole, which keeps every
 * figure symmetric. Rotation alone is never used: it can draw a hooked cross.
 *
 * @returns groups of gate keys
 */
export function mirroredGates(dots: Point[]): string[][] {
  const grouped = new Set<string>();
  const groups: string[][] = [];
  for (const [key, gate] of gatesOf(dots)) {
    if (grouped.has(key)) continue;
    const group = mirrorImagesOf(gate);
    group.forEach((image) => grouped.add(image));
    groups.push(group);
  }
  return groups;
}

/** Whether every dot can be reached from every other through open gates. */
export function isConnected(dots: Point[], open: ReadonlySet<string>): boolean {
  const [start] = dots;
  if (!start) return false;
  const reached = new Set([keyOf(start)]);
  const waiting = [start];
  for (let dot = waiting.pop(); dot; dot = waiting.pop()) {
    for (let side = 0; side < 4; side += 1) {
      const next = neighbour(dot, side, 2);
      if (!open.has(keyOf(neighbour(dot, side, 1))) || reached.has(keyOf(next))) continue;
      reached.add(keyOf(next));
      waiting.push(next);
    }
  }
  return reached.size === dots.length;
}
