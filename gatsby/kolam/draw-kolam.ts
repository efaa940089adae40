import { dotsOf, isConnected, mirroredGates, type Shape } from './lattice';
import { dotDataOf, pathDataOf, short } from './path-data';
import { randomFrom } from './random';
import { traceLoops } from './trace';

/** The parameters of a figure; the fields of the GraphQL type Kolam. */
export type KolamSeed = {
  seed: string;
  shape: Shape;
  columns: number;
  rows?: number | null;
  density?: number | null;
};

/** A figure as SVG path data; the fields of the GraphQL type KolamDrawing, and the number of loops. */
export type KolamDrawing = {
  line: string;
  dots: string;
  width: number;
  height: number;
  loops: number;
};

const PITCH = 20;
const TRIES = 400;
const USUAL_DENSITY = 0.72;

/** Figures drawn so far: each appears on its own page, on cards and on pages that link to it. */
const drawn = new Map<string, KolamDrawing>();

function draw({ seed, shape, columns, rows, density }: KolamSeed): KolamDrawing {
  const dots = dotsOf(shape, columns, rows ?? columns);
  const groups = mirroredGates(dots);
  let best: ReturnType<typeof traceLoops> | undefined;
  for (let attempt = 0; attempt < TRIES && best?.length !== 1; attempt += 1) {
    const random = randomFrom(`${seed}#${attempt}`);
    const open = new Set(groups.filter(() => random() < (density ?? USUAL_DENSITY)).flat());
    if (!isConnected(dots, open)) continue;
    const loops = traceLoops(dots, open);
    if (!best || loops.length < best.length) best = loops;
  }
  if (!best) {
    throw new Error(
      `The kolam "${seed}" (${shape}, ${columns} × ${rows ?? columns}) has no figure that joins all its dots. Choose another shape or more columns.`,
    );
  }
  const extent = (values: number[]) =>
    Number(short((Math.max(...values.map(Math.abs)) + Math.SQRT1_2) * PITCH));
  return {
    line: best.map((loop) => pathDataOf(loop, PITCH)).join(''),
    dots: dotDataOf(dots, PITCH),
    width: extent(dots.map(({ x }) => x)),
    height: extent(dots.map(({ y }) => y)),
    loops: best.length,
  };
}

/**
 * Draws a loop kolam (sikku kolam): one smooth closed line round every dot of a grid. Between two
 * neighbouring dots the line either crosses (gate open) or turns back (gate shut); the seed decides
 * which, in mirrored groups. The figures are mirror curves, as P. Gerdes found them in Tamil kolam
 * ("Reconstruction and extension of lost symmetries", Computers & Mathematics with Applications 17, 1989).
 *
 * @param kolam - seed and grid; the same input always gives the same figure
 * @returns path data on a grid of 20 units, centred on 0,0
 * @throws Error when no figure of the grid connects all its dots
 */
export function drawKolam(kolam: KolamSeed): KolamDrawing {
  const { seed, shape, columns, rows, density } = kolam;
  const key = [seed, shape, columns, rows, density].join('|');
  const drawing = drawn.get(key) ?? draw(kolam);
  drawn.set(key, drawing);
  return drawing;
}
