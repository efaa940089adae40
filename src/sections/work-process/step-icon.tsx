import type { ReactElement } from 'react';
import { Figure, type FigurePicture } from '../../components/figure/figure';
import * as styles from './step-icon.module.css';

const DOT = 'M10 10h0';

const DRAWINGS: Record<Queries.WorkStepIcon, ReactElement> = {
  design: <path className={styles.dots} d="M10 2.5h0M2.5 10h0M10 10h0M17.5 10h0M10 17.5h0" />,
  development: (
    <>
      <path d="M6 5.5 2 10l4 4.5M14 5.5l4 4.5-4 4.5" />
      <path className={styles.dots} d={DOT} />
    </>
  ),
  deployment: (
    <>
      <circle cx="10" cy="10" r="7.6" />
      <path d="M10 14V7M6.8 9.6 10 6.4l3.2 3.2" />
    </>
  ),
  maintenance: (
    <>
      <path d="M16.8 7A7.4 7.4 0 1 0 17.4 11M17.6 3.2V7.4h-4.2" />
      <path className={styles.dots} d={DOT} />
    </>
  ),
};

type StepIconProps = {
  name: Queries.WorkStepIcon | null;
  /** In place of the sign. */
  picture: FigurePicture;
  className?: string;
};

/** The small sign of a step of work, 20 pixels large. Decoration only. */
export function StepIcon({ name, picture, className = '' }: StepIconProps) {
  if (!name) {
    return <Figure className={`${styles.icon} ${className}`} picture={picture} />;
  }
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
