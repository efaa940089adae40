import { graphql } from 'gatsby';
import { SiteLink } from '../../components/site-link/site-link';
import * as type from '../../styles/type.module.css';
import * as styles from './filter-links.module.css';

/** A link to the page of the case studies that match a filter, or of all case studies. */
export type FilterLink = Queries.FilterFieldsFragment & { href: string; isChosen: boolean };

type FilterLinksProps = {
  /** Id of the label. */
  id: string;
  label: string;
  links: readonly FilterLink[];
  className?: string;
};

/** A group of filters with its label. */
export function FilterLinks({ id, label, links, className = '' }: FilterLinksProps) {
  return (
    <div className={`${styles.group} ${className}`}>
      <p id={id} className={`${type.soft} ${styles.label}`}>
        {label}
      </p>
      <ul className={styles.filters} aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.id}>
            <SiteLink
              className={`${type.pill} ${styles.filter}`}
              href={link.href}
              aria-current={link.isChosen ? 'page' : undefined}
            >
              {link.label} <span className={styles.count}>{link.count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const filterFields = graphql`
  fragment FilterFields on CaseStudyFilter {
    id
    label
    count
  }
`;
