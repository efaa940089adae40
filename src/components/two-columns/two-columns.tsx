import type { ReactNode } from 'react';
import * as styles from './two-columns.module.css';

type TwoColumnsProps = { children: ReactNode; sidebar: ReactNode };

/**
 * A main column with a sidebar, which goes below it on narrow screens. It is long: until the page has
 * started, it is laid out bit by bit (src/layout/layout.module.css).
 */
export function TwoColumns({ children, sidebar }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main} data-parts="">
        {children}
      </div>
      <aside className={styles.sidebar}>{sidebar}</aside>
    </div>
  );
}
