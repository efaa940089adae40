import { viewBoxOf, type KolamDrawing } from '../../components/kolam/kolam';
import * as styles from './step-figure.module.css';

type StepFigureProps = {
  kolam: { readonly drawing: KolamDrawing };
  /** 0: the dots; 1: half the line; 2: the whole figure; 3 and on: the figure being drawn again. */
  moment: number;
  className?: string;
};

/** How much of the line is drawn, and how strongly, at each moment. */
const STROKES = [
  [],
  [{ share: 0.46, className: styles.line }],
  [{ share: 1, className: styles.line }],
  [
    { share: 1, className: styles.oldLine },
    { share: 0.6, className: styles.line },
  ],
];

/** A kolam at one moment of its drawing. Decoration only. */
export function StepFigure({ kolam: { drawing }, moment, className = '' }: StepFigureProps) {
  const strokes = STROKES[Math.min(moment, STROKES.length - 1)] ?? [];
  return (
    <svg className={`${styles.figure} ${className}`} viewBox={viewBoxOf(drawing, 2.5)} aria-hidden="true">
      {strokes.map(({ share, className: strokeClass }) => (
        <path
          key={share}
          className={strokeClass}
          d={drawing.line}
          pathLength="1"
          strokeDasharray={share < 1 ? `${share} 1` : undefined}
        />
      ))}
      <path className={moment < 2 ? styles.dots : styles.enclosedDots} d={drawing.dots} />
    </svg>
  );
}
