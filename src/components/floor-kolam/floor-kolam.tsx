import type { KolamDrawing } from '../../../kolam/draw-figure';
import { viewBoxOf } from '../kolam/kolam';
import { DRAWS } from './rest-drawing';
import * as styles from './floor-kolam.module.css';

type FloorKolamProps = {
  kolam: { readonly drawing: KolamDrawing };
  /** Share of the line that is drawn, for a line that stops part-way. Leave out for the whole line, which draws itself. */
  drawnShare?: number;
  /** Whether the figure goes on below the floor: its upper rows are shown, and stand at the bottom right. */
  isCut?: boolean;
};

const MARGIN = 3;

/** Between two dots, as in the drawing. */
const PITCH = 20;

/** Share of the rows that a cut figure shows. */
const SHOWN = 0.6;

/** How many dots stand in a row of a figure, or in a column. */
const dotsIn = (extent: number) => Math.floor(extent / PITCH) + 1;

/** Rows of dots in the box round a figure, which fill the corners that its outline leaves out. */
function floorDotsOf({ width, height }: KolamDrawing): string {
  const length = (dotsIn(width) - 1) * PITCH;
  const rows = dotsIn(height);
  return Array.from(
    { length: rows },
    // A little longer than to the last dot, which some browsers leave out at the very end.
    (_, row) => `M${-length / 2} ${(row - (rows - 1) / 2) * PITCH}h${length + 1}`,
  ).join('');
}

/** The height of a view box that ends midway between two rows, so that no dot is near the edge. */
function cutHeight({ height }: KolamDrawing): number {
  const rows = dotsIn(height);
  return (Math.round(rows * SHOWN) - rows / 2) * PITCH + height / 2 + MARGIN;
}

/** The large figure of a page's red floor, in a box of the floor's dots. Decoration only. */
export function FloorKolam({ kolam: { drawing }, drawnShare, isCut = false }: FloorKolamProps) {
  const isDrawn = drawnShare === undefined;
  const viewBox = viewBoxOf(drawing, MARGIN, isCut ? cutHeight(drawing) : undefined);
  const place = isCut ? 'xMaxYMax' : undefined;
  return (
    <div className={styles.figure} aria-hidden="true">
      <svg className={styles.drawing} viewBox={viewBox} preserveAspectRatio={place}>
        <path
          className={styles.floorDots}
          d={floorDotsOf(drawing)}
          strokeDasharray={`0 ${PITCH}`}
        />
      </svg>
      <svg
        className={`${styles.drawing} ${isDrawn ? styles.onTop : ''}`}
        viewBox={viewBox}
        preserveAspectRatio={place}
        {...(isDrawn && { [DRAWS]: true })}
      >
        <path
          className={isDrawn ? styles.drawnLine : styles.line}
          pathLength="1"
          d={drawing.line}
          strokeDasharray={isDrawn ? undefined : `${drawnShare} 1`}
        />
        <path className={styles.dots} d={drawing.dots} />
      </svg>
    </div>
  );
}
