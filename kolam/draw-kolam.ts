import { drawFigure, type KolamDrawing } from './draw-figure';
import { findFigure, type KolamSeed } from './find-figure';

/** A drawn figure, and the number of its lines. */
type DrawnKolam = KolamDrawing & { loops: number };

/** Figures drawn so far: each appears on its own page, on cards and on pages that link to it. */
const drawn = new Map<string, DrawnKolam>();

function draw(kolam: KolamSeed): DrawnKolam {
  const figure = findFigure(kolam);
  if (!figure) {
    const { seed, shape, columns, rows } = kolam;
    throw new Error(
      `The kolam "${seed}" (${shape}, ${columns} × ${rows ?? columns}) has no figure that joins all its dots. Choose another shape or more columns.`,
    );
  }
  return { ...drawFigure(figure), loops: figure.loops.length };
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
export function drawKolam(kolam: KolamSeed): DrawnKolam {
  const { seed, shape, columns, rows, density } = kolam;
  const key = [seed, shape, columns, rows, density].join('|');
  const drawing = drawn.get(key) ?? draw(kolam);
  drawn.set(key, drawing);
  return drawing;
}
