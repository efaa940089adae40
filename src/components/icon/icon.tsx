import type { ReactElement } from 'react';
import * as styles from './icon.module.css';

const DRAWINGS = {
  arrow: <path d="M2 8h11M9 3.5 13.5 8 9 12.5" />,
  chevron: <path d="m3 6 5 5 5-5" />,
  cross: <path d="m3.5 3.5 9 9m0-9-9 9" />,
  tick: <path d="m3 8.5 3.5 3.5L13 4.5" />,
} satisfies Record<string, ReactElement>;

type IconProps = { name: keyof typeof DRAWINGS; className?: string };

/** A line icon in the colour of the text round it. Decoration only. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
