import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SiteLink } from '../site-link/site-link';
import * as styles from './arrow-link.module.css';

type ArrowLinkProps = { href: string; children: ReactNode; className?: string };

/** An underlined link with an arrow behind it. */
export function ArrowLink({ href, children, className = '' }: ArrowLinkProps) {
  return (
    <SiteLink className={`${styles.link} ${className}`} href={href}>
      <span>{children}</span>
      <Icon className={styles.arrow} name="arrow" />
    </SiteLink>
  );
}
