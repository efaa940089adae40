import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ButtonLink } from '../../components/button/button';
import { FloorKolam } from '../../components/floor-kolam/floor-kolam';
import { SiteLink } from '../../components/site-link/site-link';
import * as field from '../../styles/field.module.css';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './not-found.module.css';

/** How much of the line is drawn: it stops part-way. */
const DRAWN_SHARE = 0.71;

/** The content of the 404 page, with links to other pages. */
export function NotFound(page: Queries.NotFoundFragment & Queries.MissingPageFragment) {
  return (
    <div className={`${styles.floor} ${field.floor}`}>
      <div className={`${layout.wrap} ${styles.text}`}>
        <p className={`${type.label} ${styles.label}`}>{page.label}</p>
        <h1 className={`${type.display} ${styles.heading}`}>{page.heading}</h1>
        <p className={`${type.lead} ${styles.lead}`}>{page.text}</p>
        <p className={styles.actions}>
          <ButtonLink href={page.homeLink.href}>{page.homeLink.label}</ButtonLink>{' '}
          <ArrowLink href={page.contactLink.href}>{page.contactLink.label}</ArrowLink>
        </p>
        <nav aria-label={page.furtherLabel}>
          <ul className={styles.actions}>
            {page.furtherLinks.map(({ href, label }) => (
              <li key={href}>
                <SiteLink className={styles.further} href={href}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.art}>
        <FloorKolam kolam={page.kolam} drawnShare={DRAWN_SHARE} />
      </div>
    </div>
  );
}

export const notFound = graphql`
  fragment MissingPage on MissingPage {
    title
    metaDescription
    label
    heading
    text
  }

  fragment NotFound on NotFoundPage {
    kolam {
      ...KolamFigure
    }
    homeLink {
      ...LinkFields
    }
    contactLink {
      ...LinkFields
    }
    furtherLabel
    furtherLinks {
      ...LinkFields
    }
  }
`;
