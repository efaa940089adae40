import type { KolamDrawing } from '../../../kolam/draw-figure';
import { viewBoxOf } from '../../components/kolam/kolam';
import { figureFile, fileNameOf } from './figure-file';

/** How long a browser may take to begin to save, in milliseconds. */
const PATIENCE = 10_000;

/** Saves a figure as an SVG file, in the main colour of the site. */
export function saveFigure(name: string, drawing: KolamDrawing): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--oxide').trim();
  const file = figureFile(name, drawing, viewBoxOf(drawing), colour);
  const href = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  Object.assign(document.createElement('a'), { href, download: fileNameOf(name) }).click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
}
