import type { CSSProperties } from 'react';
import { LogoMark } from '../components/logo-mark/logo-mark';
import { SiteLink } from '../components/site-link/site-link';
import type { Site } from '../site/use-site';
import * as styles from './logo.module.css';

type LogoProps = Pick<Site, 'company'> & {
  home: Site['navigation']['home'];
  /** Height of the mark. */
  size?: 'header' | 'footer';
  className?: string;
};

/** The letters of a name that is as large as it can be in the header of a phone. */
const SHORT = 6;

/** How many letters side by side a name needs room for, on up to two lines. */
function lettersOf(name: string): number {
  const words = name.split(/\s+/);
  const lengthOf = (line: string[]) => line.join(' ').length;
  const onTwoLines = words.map((_, first) =>
    Math.max(lengthOf(words.slice(0, first)), lengthOf(words.slice(first))),
  );
  return Math.min(...onTwoLines);
}

/** The mark and the brand's name, leading to the home page. */
export function Logo({ company, home, size = 'header', className = '' }: LogoProps) {
  const letters = lettersOf(company.brand);
  const room = letters > SHORT ? ({ '--letters': letters } as CSSProperties) : undefined;
  return (
    <SiteLink className={`${styles.logo} ${className}`} href={home.href}>
      <LogoMark className={styles[size]} kolam={company.mark} />
      <b className={styles.name} style={room}>
        {company.brand}
      </b>
    </SiteLink>
  );
}
