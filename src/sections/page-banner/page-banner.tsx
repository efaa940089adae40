import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { FloorKolam } from '../../components/floor-kolam/floor-kolam';
import { SiteLink } from '../../components/site-link/site-link';
import { WholeWords } from '../../components/whole-words/whole-words';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './page-banner.module.css';

type PageBannerProps = {
  /** Name of the page in the breadcrumb. */
  name: string;
  /** Leave it out if it is the name. */
  heading?: string;
  lead?: string | null;
  /** Small line above the heading. */
  label?: ReactNode;
  kolam: Queries.KolamFigureFragment;
};

/** The red banner at the top of an inner page, with the breadcrumb, the title and a figure. */
export function PageBanner({ name, heading = name, lead, label, kolam }: PageBannerProps) {
  const { navigation } = useSite();
  return (
    <div className={`${styles.banner} ${field.floor}`}>
      <div className={`${layout.wrap} ${styles.text}`}>
        <nav aria-label={navigation.breadcrumbLabel}>
          <ol className={`${styles.crumbs} ${layout.screenOnly}`}>
            <li className={styles.crumb}>
              <SiteLink className={styles.home} href={navigation.home.href}>
                {navigation.home.label}
              </SiteLink>
            </li>
            <li className={styles.crumb} aria-current="page">
              {name}
            </li>
          </ol>
        </nav>
        {label && <p className={`${type.label} ${styles.label}`}>{label}</p>}
        <h1 className={`${type.h1} ${styles.heading}`}>
          <WholeWords title={heading} />
        </h1>
        {lead && <p className={`${type.lead} ${styles.lead}`}>{lead}</p>}
        <div className={`${styles.art} ${layout.screenOnly}`}>
          <FloorKolam kolam={kolam} isCut />
        </div>
      </div>
    </div>
  );
}

export const pageBanner = graphql`
  fragment PageBanner on PageBanner {
    heading
    lead
    kolam {
      ...KolamFigure
    }
  }
`;
