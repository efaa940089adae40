import type { ReactNode } from 'react';
import * as styles from './hanging-text.module.css';

type HangingTextProps = {
  /** The content of the indent beside the text. */
  head?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** Text in the reading column of a case study, two columns in from the left, with a head beside it. */
export function HangingText({ head, children, className = '' }: HangingTextProps) {
  return (
    <div className={styles.hanging}>
      {head && <div>{head}</div>}
      <div className={`${styles.text} ${className}`}>{children}</div>
    </div>
  );
}
