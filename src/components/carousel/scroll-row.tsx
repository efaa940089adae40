import type { ReactNode } from 'react';
import * as styles from './scroll-row.module.css';

/** The slides as a row that scrolls by hand and stops at each slide. */
export function ScrollRow({ slides }: { slides: readonly ReactNode[] }) {
  return (
    <ul className={styles.row}>
      {slides.map((slide, index) => (
        <li key={index} className={styles.slide}>
          {slide}
        </li>
      ))}
    </ul>
  );
}
