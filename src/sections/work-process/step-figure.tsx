import type { KolamDrawing } from '../../../kolam/draw-figure';
import { viewBoxOf } from '../../components/kolam/kolam';
import * as styles from './step-figure.module.css';

type StepFigureProps = {
  kolam: { readonly drawing: KolamDrawing };
  /** 0: the dots; 1: half the line; 2: the whole figure; 3 and on: the figure being drawn again. */
  moment: number;
  className?: string;
};

/** How much of the line is drawn, and how strongly, and how the dots look, at each moment. */
const MOMENTS = [
  { strokes: [], dots: styles.bareDots },
  { strokes: [{ share: 0.46, className: styles.line }], dots: styles.dots },
  { strokes: [{ share: 1, className: styles.line }], dots: styles.enclosedDots },
  {
    strokes: [
      { share: 1, className: styles.oldLine },
      { share: 0.6, className: styles.line },
    ],
    dots: styles.enclosedDots,
  },
];

/** A kolam at one moment of its drawing. Decoration only. */
export function StepFigure({ kolam: { drawing }, moment, className = '' }: StepFigureProps) {
  const { strokes = [], dots } = MOMENTS[Math.min(moment, MOMENTS.length - 1)] ?? {};
  return (
    <svg
      className={`${styles.figure} ${className}`}
      viewBox={viewBoxOf(drawing, 2.5)}
      aria-hidden="true"
    >
      {strokes.map(({ share, className: strokeClass }) => (
        <path
          key={share}
          className={strokeClass}
          d={drawing.line}
          pathLength="1"
          strokeDasharray={share < 1 ? `${share} 1` : undefined}
        />
      ))}
      <path className={dots} d={drawing.dots} />
    </svg>
  );
}
