import { drawFigure, type KolamDrawing } from './draw-figure';
import { findFigure } from './find-figure';
import { dotsOf, gatesOf, keyOf, mirrorImagesOf, type Point } from './lattice';
import { traceLoops } from './trace';

/** A gate that can be turned, at its place between two dots. */
export type Gate = Point & { isOpen: boolean };

/** The figure of a name, and its gates, row by row; the fields of the GraphQL type NameFigure. */
export type NameFigure = { drawing: KolamDrawing; gates: readonly Gate[] };

/** Every name has a figure on this grid, and 200 names have at least 190. */
export const GRID = { shape: 'octagon', columns: 7, rows: 6, density: 0.55 } as const;
const DOTS = dotsOf(GRID.shape, GRID.columns, GRID.rows);
const ALL_GATES = [...gatesOf(DOTS).values()];

/** The gates that can be turned. A figure is one line only while every gate of the middle column is open. */
const GATES = ALL_GATES.filter(({ x }) => x !== 0).sort((a, b) => a.y - b.y || a.x - b.x);

const isOneLine = (open: ReadonlySet<string>): boolean => traceLoops(DOTS, open).length === 1;

const openOf = (gates: readonly Gate[]): Set<string> => {
  const shut = new Set(gates.filter(({ isOpen }) => !isOpen).map(keyOf));
  return new Set(ALL_GATES.map(keyOf).filter((key) => !shut.has(key)));
};

const figureOf = (open: ReadonlySet<string>): NameFigure => ({
  drawing: drawFigure({ dots: DOTS, loops: traceLoops(DOTS, open) }),
  gates: GATES.map(({ x, y }) => ({ x, y, isOpen: open.has(keyOf({ x, y })) })),
});

/**
 * The figure of a name. The same name always has the same one, however it is typed: in small letters or capitals,
 * with spaces around it, and with composed or separate accents.
 */
export function figureOfName(name: string): NameFigure {
  const seed = name.trim().normalize().toLowerCase();
  return figureOf(findFigure({ seed, ...GRID })!.open);
}

const turned = (open: ReadonlySet<string>, keys: readonly string[]): Set<string> =>
  new Set([...open, ...keys].filter((key) => !(open.has(key) && keys.includes(key))));

/**
 * Turns a gate and its mirror images. Where that would break the line, the nearest other gate that keeps it
 * whole turns with them.
 *
 * @param figure - a figure of one line
 * @param gate - one of its gates
 * @returns the new figure, and the keys of the gates that turned with this one
 */
export function turnGate(figure: NameFigure, gate: Point): { figure: NameFigure; along: string[] } {
  const images = mirrorImagesOf(gate);
  const open = turned(openOf(figure.gates), images);
  if (isOneLine(open)) return { figure: figureOf(open), along: [] };
  const distanceTo = ({ x, y }: Point) => Math.hypot(x - gate.x, y - gate.y);
  const others = GATES.filter((other) => !images.includes(keyOf(other)))
    .sort((a, b) => distanceTo(a) - distanceTo(b))
    .map(mirrorImagesOf);
  const along = others.find((keys) => isOneLine(turned(open, keys)));
  // None of 60,000 turns that were tried ended here.
  if (!along) return { figure, along: [] };
  return { figure: figureOf(turned(open, along)), along };
}
