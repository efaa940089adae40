import { useFragment } from '../../hooks/use-fragment';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import type { ProjectFilter } from './project-filters';
import * as styles from './project-filter-bar.module.css';

type ProjectFilterBarProps = {
  texts: Queries.CaseStudiesFragment['filter'];
  total: number;
  categories: readonly ProjectFilter[];
  technologies: readonly ProjectFilter[];
};

/**
 * Links that narrow down the case studies below. Each link is the target of its own address, and the
 * page's styles do the rest (see filterRules), so script only says what a screen reader cannot see.
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
  const groups = [
    { label: texts.categoryLabel, filters: [all, ...categories] },
    { label: texts.technologyLabel, filters: technologies },
  ];
  return (
    <nav className={styles.bar} aria-label={texts.label}>
      {groups.map(({ label, filters }) => (
        <div key={label} className={styles.group}>
          <p id={`filter-${label}`} className={`${type.soft} ${styles.label}`}>
            {label}
          </p>
          <ul className={styles.filters} aria-labelledby={`filter-${label}`}>
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
