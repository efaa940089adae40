import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link';
import * as styles from './button.module.css';

type ButtonLook = {
  /** Main action; form action on paper; action on the yellow field; secondary action. */
  look?: 'turmeric' | 'oxide' | 'ink' | 'outline';
  size?: 'usual' | 'small';
  className?: string;
};

const classOf = ({ look = 'turmeric', size = 'usual', className = '' }: ButtonLook) =>
  [styles.button, styles[look], size === 'small' ? styles.small : '', className]
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

/** A button that sends the form it stands in. */
export function SubmitButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  return (
    <button className={classOf(look)} type="submit">
      {children}
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
