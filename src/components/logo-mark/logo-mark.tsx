import type { FigurePicture } from '../figure/figure';
import type { KolamDrawing } from '../../../kolam/draw-figure';
import { viewBoxOf } from '../kolam/kolam';
import * as styles from './logo-mark.module.css';

type LogoMarkProps = {
  kolam: { readonly drawing: KolamDrawing };
  /** The company's own logo, in the place of the figure. */
  picture?: FigurePicture;
  className?: string;
};

/**
 * The logo's sign: the company's own, or the smallest kolam, with its middle dot picked out. Decoration beside the name.
 */
export function LogoMark({ kolam: { drawing }, picture, className = '' }: LogoMarkProps) {
  if (picture?.publicURL) {
    return <img className={`${styles.picture} ${className}`} src={picture.publicURL} alt="" />;
  }
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
