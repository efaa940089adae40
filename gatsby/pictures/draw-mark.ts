import { readFileSync } from 'node:fs';
import { drawKolam } from '../../kolam/draw-kolam';
import type { KolamSeed } from '../../kolam/find-figure';
import { pigmentOf } from './pigment-of';

/** The company's sign on icons and share pictures. */
export type Mark = {
  figure: KolamSeed;
  /** Path of an SVG file that is shown in its place. */
  logo?: string;
};

/** How large a mark is, and the widths of the figure's line and of its middle dot, in units of the figure. */
type Look = { side: number; line: number; middle: number };

/** Draws a mark as part of an SVG, with its middle at 0 0. */
export function drawMark({ figure, logo }: Mark, { side, line, middle }: Look): string {
  if (logo) {
    const data = readFileSync(logo).toString('base64');
    return `<image x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/>`;
  }
  const drawing = drawKolam(figure);
  const scale = (side / Math.max(drawing.width, drawing.height)).toFixed(3);
  return `<g transform="scale(${scale})"><path fill="none" stroke="${pigmentOf('rice')}" stroke-width="${line}" d="${drawing.line}"/><circle r="${middle}" fill="${pigmentOf('turmeric')}"/></g>`;
}
