import { viewBoxOf, type KolamDrawing } from '../kolam/kolam';
import * as styles from './floor-kolam.module.css';

type FloorKolamProps = {
  kolam: { readonly drawing: KolamDrawing };
  /** Share of the line that is drawn, for a line that stops part-way. Leave out for the whole line, which draws itself. */
  drawnShare?: number;
};

const MARGIN = 3;

/**
 * The large figure of a page's red floor. Its dots carry on across the whole floor, faint behind text.
 * One a page, because its pattern has a fixed name. Decoration only.
 */
export function FloorKolam({ kolam: { drawing }, drawnShare }: FloorKolamProps) {
  const isDrawn = drawnShare === undefined;
  const viewBox = viewBoxOf(drawing, MARGIN);
  return (
    <div className={styles.figure} aria-hidden="true">
      <svg className={styles.drawing} viewBox={viewBox}>
        <defs>
          <pattern
            id="floor-dot"
            width="20"
            height="20"
            patternUnits="userSpaceOnUse"
            x="-10"
            y="-10"
          >
            <circle className={styles.floorDot} cx="10" cy="10" r="1" />
          </pattern>
          <linearGradient id="floor-fade">
            <stop offset="0.5" stopColor="#fff" stopOpacity="0.16" />
            <stop offset="0.64" stopColor="#fff" />
          </linearGradient>
          <mask id="floor-mask">
            <rect x="-1200" y="-400" width="1800" height="800" fill="url(#floor-fade)" />
          </mask>
        </defs>
        <rect
          x="-1200"
          y="-400"
          width="1800"
          height="800"
          fill="url(#floor-dot)"
          mask="url(#floor-mask)"
        />
      </svg>
      <svg className={`${styles.drawing} ${isDrawn ? styles.onTop : ''}`} viewBox={viewBox}>
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
