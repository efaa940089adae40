import type { ReactNode } from 'react';
import * as layout from '../../styles/layout.module.css';
import * as styles from './section.module.css';

type SectionProps = {
  children: ReactNode;
  /** Id of the heading that names the section. Without one, the band is not a section for screen readers either. */
  labelledBy?: string;
  /** Paper, or the quiet band. */
  ground?: 'paper' | 'sunk';
  /** Space above and below. */
  above?: 'usual' | 'tight' | 'close' | 'none';
  below?: 'usual' | 'tight';
  /** What screen readers call it instead of a region. */
  roleDescription?: string;
  /** Whether it only links to other pages, so that paper can do without it. */
  isLeftOutInPrint?: boolean;
};

const ABOVE = {
  usual: '',
  tight: styles.tightAbove,
  close: styles.closeAbove,
  none: styles.noneAbove,
};

/** A band of the page with the usual space round its content. */
export function Section({
  children,
  labelledBy,
  ground = 'paper',
  above = 'usual',
  below = 'usual',
  roleDescription,
  isLeftOutInPrint = false,
}: SectionProps) {
  const classes = [
    styles.section,
    ground === 'sunk' ? styles.sunk : '',
    ABOVE[above],
    below === 'tight' ? styles.tightBelow : '',
    isLeftOutInPrint ? layout.screenOnly : '',
  ];
  const Band = labelledBy ? 'section' : 'div';
  return (
    <Band
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
      aria-roledescription={roleDescription}
    >
      <div className={layout.wrap}>{children}</div>
    </Band>
  );
}
