import type { KolamDrawing } from '../../../kolam/draw-figure';
import * as styles from './kolam.module.css';

type KolamProps = { kolam: { readonly drawing: KolamDrawing }; className?: string };

/** Room for half the width of the line, in units of the grid. */
const MARGIN = 2;

/** The view box that shows a whole figure, or this much of its height. */
export function viewBoxOf(
  { width, height }: KolamDrawing,
  margin = MARGIN,
  shownHeight = height + 2 * margin,
): string {
  const numbers = [-width / 2 - margin, -height / 2 - margin, width + 2 * margin, shownHeight];
  return numbers.map((number) => Number(number.toFixed(2))).join(' ');
}

/** A figure in the colour of the text round it, with lines of one width at every size. Decoration only. */
export function Kolam({ kolam: { drawing }, className = '' }: KolamProps) {
  return (
    <svg className={`${styles.kolam} ${className}`} viewBox={viewBoxOf(drawing)} aria-hidden="true">
      <path className={styles.line} d={drawing.line} />
      <path className={styles.dots} d={drawing.dots} />
    </svg>
  );
}
