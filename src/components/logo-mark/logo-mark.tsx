import { viewBoxOf, type KolamDrawing } from '../kolam/kolam';
import * as styles from './logo-mark.module.css';

type LogoMarkProps = { kolam: { readonly drawing: KolamDrawing }; className?: string };

/** The logo's figure: the smallest kolam, with its middle dot picked out. Decoration beside the name. */
export function LogoMark({ kolam: { drawing }, className = '' }: LogoMarkProps) {
  return (
    <svg
      className={`${styles.mark} ${className}`}
      viewBox={viewBoxOf(drawing, 1.7)}
      aria-hidden="true"
    >
      <path className={styles.line} d={drawing.line} />
      <path className={styles.dots} d={drawing.dots} />
      <circle className={styles.middle} r="3.4" />
    </svg>
  );
}
