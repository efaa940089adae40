import { graphql } from 'gatsby';
import { useFragment } from '../../hooks/use-fragment';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { offeredGroups, type ProjectFilter } from './project-filters';
import * as styles from './project-filter-bar.module.css';

type ProjectFilterBarProps = {
  texts: Queries.ProjectFilterTextsFragment;
  total: number;
  categories: readonly ProjectFilter[];
  technologies: readonly ProjectFilter[];
};

/**
 * Links that filter the case studies below. Each link is the target of its own address, and the page's
 * styles do the rest (see filterRules): scripts only announce the result to screen readers. Nothing where
 * the case studies name neither categories nor shared technologies.
 */
export function ProjectFilterBar({
  texts,
  total,
  categories,
  technologies,
}: ProjectFilterBarProps) {
  const fragment = useFragment();
  const all = { id: 'all-case-studies', label: texts.allLabel, count: total };
  const chosen = [all, ...categories, ...technologies].find(({ id }) => id === fragment);
  const groups = offeredGroups(all, [
    { id: 'filters-category', label: texts.categoryLabel, filters: categories },
    { id: 'filters-technology', label: texts.technologyLabel, filters: technologies },
  ]);
  if (groups.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={texts.label}>
      {groups.map(({ id, label, filters }) => (
        <div key={id} className={styles.group}>
          <p id={id} className={`${type.soft} ${styles.label}`}>
            {label}
          </p>
          <ul className={styles.filters} aria-labelledby={id}>
            {filters.map((filter) => (
              <li key={filter.id}>
                <a
                  id={filter.id}
                  className={`${styles.filter} ${filter === all ? styles.all : ''}`}
                  href={`#${filter.id}`}
                  aria-current={filter === (chosen ?? all) ? 'true' : undefined}
                >
                  {filter.label} <span className={styles.count}>{filter.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p role="status" className={layout.hidden}>
        {chosen && `${texts.shownLabel}: ${chosen.count}. ${chosen.label}.`}
      </p>
    </nav>
  );
}

export const projectFilterTexts = graphql`
  fragment ProjectFilterTexts on ProjectFilterTexts {
    label
    allLabel
    categoryLabel
    technologyLabel
    shownLabel
  }
`;
