import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link';
import * as layout from '../../styles/layout.module.css';
import * as styles from './button.module.css';

type ButtonLook = {
  /** Main action; form action on paper; action on the yellow panel; secondary action. */
  look?: 'turmeric' | 'oxide' | 'ink' | 'outline';
  size?: 'usual' | 'small';
  className?: string;
};

const classOf = ({ look = 'turmeric', size = 'usual', className = '' }: ButtonLook) =>
  [styles.button, styles[look], size === 'small' ? styles.small : '', layout.screenOnly, className]
    .filter(Boolean)
    .join(' ');

/** A link that looks like a button: a pill with a dot before its label. */
export function ButtonLink({
  href,
  children,
  ...look
}: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <SiteLink className={classOf(look)} href={href}>
      {children}
    </SiteLink>
  );
}

type SubmitButtonProps = ButtonLook & {
  children: ReactNode;
  /**
   * What it shows while the form is being sent. It cannot be pressed then, and keeps its width. For screen readers it
   * also keeps its name: the form itself says that it is being sent.
   */
  busyLabel?: string;
};

/** A button that sends the form it stands in. */
export function SubmitButton({ children, busyLabel, ...look }: SubmitButtonProps) {
  return (
    <button className={classOf(look)} type="submit" aria-disabled={busyLabel ? true : undefined}>
      <span className={styles.label}>
        <span className={busyLabel ? styles.covered : ''}>{children}</span>
        {busyLabel && <span aria-hidden="true">{busyLabel}</span>}
      </span>
    </button>
  );
}

/** A button that does something on the page. */
export function ActionButton({
  children,
  onClick,
  ...look
}: ButtonLook & { children: ReactNode; onClick: () => void }) {
  return (
    <button className={classOf(look)} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
