import type { ReactNode } from 'react';
import { LONG_PART } from '../../../plugins/waiting-scripts/protocol';
import * as layout from '../../styles/layout.module.css';
import * as styles from './two-columns.module.css';

type TwoColumnsProps = {
  children: ReactNode;
  sidebar: ReactNode;
  /** What takes the whole width below them; on narrow screens it comes before the sidebar. */
  below?: ReactNode;
  /** Whether paper also shows the sidebar, below the main column. */
  isSidebarPrinted?: boolean;
};

/**
 * A main column with a sidebar, which goes below it on narrow screens. The main column is long: its children are laid
 * out one after another (plugins/waiting-scripts).
 */
export function TwoColumns({ children, sidebar, below, isSidebarPrinted }: TwoColumnsProps) {
  const onPaper = isSidebarPrinted ? styles.printed : layout.screenOnly;
  return (
    <div className={`${layout.grid} ${styles.columns}`}>
      <div className={styles.main} {...{ [LONG_PART]: '' }}>
        {children}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      <aside className={`${styles.sidebar} ${onPaper}`}>{sidebar}</aside>
    </div>
  );
}
