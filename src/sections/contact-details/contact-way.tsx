import type { ReactNode } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './contact-details.module.css';

/** One labelled way to reach the company. */
export function ContactWay({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.way}>{label}</dt>
      {children}
    </div>
  );
}

/** The link of a way to reach the company. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <dd>
      <a className={type.bigLink} href={href}>
        {children}
      </a>
    </dd>
  );
}
