import { dotsOf, isConnected, mirroredGates, type Point, type Shape } from './lattice';
import { randomFrom } from './random';
import { traceLoops, type Segment } from './trace';

/** The parameters of a figure; the fields of the GraphQL type Kolam. */
export type KolamSeed = {
  seed: string;
  shape: Shape;
  columns: number;
  rows?: number | null;
  density?: number | null;
};

/** A figure: its dots, the keys of its open gates, and the line, which is one loop in almost all grids. */
export type Figure = { dots: Point[]; open: ReadonlySet<string>; loops: Segment[][] };

const TRIES = 1000;
const USUAL_DENSITY = 0.72;

/** The kolam of a record that names none, by its first address: 4000 addresses gave 4000 figures. */
export const kolamByPath = (path: string): KolamSeed => ({
  seed: path,
  shape: 'octagon',
  columns: 10,
  rows: 9,
  density: 0.7,
});

/**
 * Finds the figure of a seed: the first one that is a single line, else the one with the fewest lines.
 *
 * @param kolam - seed and grid; the same input always gives the same figure
 * @returns nothing when no figure of the grid connects all its dots
 */
export function findFigure({ seed, shape, columns, rows, density }: KolamSeed): Figure | undefined {
  const dots = dotsOf(shape, columns, rows ?? columns);
  const groups = mirroredGates(dots);
  let best: Figure | undefined;
  for (let attempt = 0; attempt < TRIES && best?.loops.length !== 1; attempt += 1) {
    const random = randomFrom(`${seed}#${attempt}`);
    const open = new Set(groups.filter(() => random() < (density ?? USUAL_DENSITY)).flat());
    if (!isConnected(dots, open)) continue;
    const loops = traceLoops(dots, open);
    if (!best || loops.length < best.loops.length) best = { dots, open, loops };
  }
  return best;
}
