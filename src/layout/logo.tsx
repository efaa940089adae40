import type { CSSProperties } from 'react';
import { LogoMark } from '../components/logo-mark/logo-mark';
import { SiteLink } from '../components/site-link/site-link';
import type { Site } from '../site/use-site';
import { lettersOf } from './letters-of';
import * as styles from './logo.module.css';

type LogoProps = Pick<Site, 'company'> & {
  home: Site['navigation']['home'];
  /** Height of the mark. */
  size?: 'header' | 'footer';
  className?: string;
};

/** The letters for which the style sheet keeps room. */
const SHORT = 6;

/** The mark and the brand's name, leading to the home page. */
export function Logo({ company, home, size = 'header', className = '' }: LogoProps) {
  const letters = lettersOf(company.brand);
  const room = letters > SHORT ? ({ '--letters': letters } as CSSProperties) : undefined;
  return (
    <SiteLink className={`${styles.logo} ${className}`} href={home.href}>
      <LogoMark className={styles[size]} kolam={company.mark} picture={company.logo} />
      <b className={styles.name} style={room}>
        {company.brand}
      </b>
    </SiteLink>
  );
}
