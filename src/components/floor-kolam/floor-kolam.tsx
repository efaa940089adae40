import { DRAWS } from './rest-drawing';
import { viewBoxOf, type KolamDrawing } from '../kolam/kolam';
import * as styles from './floor-kolam.module.css';

type FloorKolamProps = {
  kolam: { readonly drawing: KolamDrawing };
  /** Share of the line that is drawn, for a line that stops part-way. Leave out for the whole line, which draws itself. */
  drawnShare?: number;
};

const MARGIN = 3;

/** Between two dots, as in the drawing. */
const PITCH = 20;

/** The size of the floor that has dots, in whole fields of one dot each: far more than a window shows. */
const SIZE = { width: 1820, height: 820 };

/**
 * Where the floor begins: so many fields before the middle of a figure, whose dots have to be in the middles
 * of fields. With an odd number of them in its width or height, the middle is itself that of a field.
 */
const startOf = (fields: number, extent: number) => {
  const isOdd = Math.floor(extent / PITCH) % 2 === 0;
  return -(fields + (isOdd ? 0.5 : 0)) * PITCH;
};

/**
 * The large figure of a page's red floor. Its dots carry on across the whole floor, faint behind text.
 * One a page, because its pattern has a fixed name. Decoration only.
 */
export function FloorKolam({ kolam: { drawing }, drawnShare }: FloorKolamProps) {
  const isDrawn = drawnShare === undefined;
  const viewBox = viewBoxOf(drawing, MARGIN);
  const floor = { x: startOf(60, drawing.width), y: startOf(20, drawing.height), ...SIZE };
  return (
    <div className={styles.figure} aria-hidden="true">
      <svg className={styles.drawing} viewBox={viewBox}>
        <defs>
          <linearGradient id="floor-fade" gradientUnits="userSpaceOnUse" x1="0" x2={SIZE.width}>
            <stop className={styles.behindText} offset="0.5" />
            <stop className={styles.inFullView} offset="0.64" />
          </linearGradient>
          {/* Faded row by row: one mask over the whole floor looks the same, but is slow to paint. */}
          <pattern id="floor-row" {...floor} height={PITCH} patternUnits="userSpaceOnUse">
            <path
              className={styles.floorDots}
              d={`M${PITCH / 2} ${PITCH / 2}H${SIZE.width}`}
              stroke="url(#floor-fade)"
              strokeDasharray={`0 ${PITCH}`}
            />
          </pattern>
        </defs>
        <rect {...floor} fill="url(#floor-row)" />
      </svg>
      <svg
        className={`${styles.drawing} ${isDrawn ? styles.onTop : ''}`}
        viewBox={viewBox}
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
