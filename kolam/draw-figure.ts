import type { Figure } from './find-figure';
import { dotDataOf, pathDataOf, short } from './path-data';

/** A figure as SVG path data, on a grid of 20 units, centred on 0,0; the fields of the GraphQL type KolamDrawing. */
export type KolamDrawing = { line: string; dots: string; width: number; height: number };

/** From one dot to the next, in the units of a drawing. */
export const PITCH = 20;

/** Draws a figure. */
export function drawFigure({ dots, loops }: Omit<Figure, 'open'>): KolamDrawing {
  const extent = (values: number[]) =>
    Number(short((Math.max(...values.map(Math.abs)) + Math.SQRT1_2) * PITCH));
  return {
    line: loops.map((loop) => pathDataOf(loop, PITCH)).join(''),
    dots: dotDataOf(dots, PITCH),
    width: extent(dots.map(({ x }) => x)),
    height: extent(dots.map(({ y }) => y)),
  };
}
