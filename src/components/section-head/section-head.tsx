import type { ReactNode } from 'react';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  title: string;
  label?: string;
  /** A sentence beside the title. */
  text?: string;
  /** Whether what follows is close below it. */
  isClose?: boolean;
  /** Links or buttons at the right. */
  children?: ReactNode;
};

/** The head of a section: a small line, a title and something beside it. */
export function SectionHead({ id, title, label, text, isClose, children }: SectionHeadProps) {
  return (
    <div className={`${layout.grid} ${styles.head} ${isClose ? styles.close : ''}`}>
      {label && <p className={`${type.label} ${styles.label}`}>{label}</p>}
      <h2 id={id} className={`${type.h2} ${styles.title}`}>
        {title}
      </h2>
      {text && <p className={`${type.soft} ${type.measure} ${styles.text}`}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
