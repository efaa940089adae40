import { emailHref, phoneHref } from '../site/contact-links';
import type { Site } from '../site/use-site';
import * as layout from '../styles/layout.module.css';
import * as styles from './top-strip.module.css';

/** The strip above the menu: the company's legal name, and how to reach it where there is room. */
export function TopStrip({ company, label }: Pick<Site, 'company'> & { label: string }) {
  return (
    <div className={styles.strip}>
      <div className={`${layout.wrap} ${styles.content}`}>
        <span>{company.legalName}</span>{' '}
        <nav className={styles.contact} aria-label={label}>
          <a className={styles.link} href={phoneHref(company.phone)}>
            {company.phone}
          </a>{' '}
          <a className={`${styles.link} ${styles.email}`} href={emailHref(company.email)}>
            {company.email}
          </a>
        </nav>
      </div>
    </div>
  );
}
