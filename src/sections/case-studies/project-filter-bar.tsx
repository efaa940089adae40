import { graphql } from 'gatsby';
import { useFragment } from '../../hooks/use-fragment';
import * as layout from '../../styles/layout.module.css';
import { FilterLinks, type FilterLink } from './filter-links';
import { MoreFilters } from './more-filters';
import { filterPath } from './page-links';
import * as styles from './project-filter-bar.module.css';

type ProjectFilterBarProps = {
  texts: Queries.ProjectFilterTextsFragment;
  shown: Queries.ShownFiltersFragment;
  /** Address of the list that shows all, and the heading at which the list of each page begins. */
  path: string;
  heading: string;
};

/**
 * Links that filter the case studies below, first by industry. On a single page each link is the target of
 * its own address, and scripts only announce the result to screen readers. Nothing where the case studies
 * have nothing in common.
 */
export function ProjectFilterBar({ texts, shown, path, heading }: ProjectFilterBarProps) {
  const { hasPages, groups } = shown;
  const fragment = useFragment();
  const filters = groups.flatMap((group) => group.filters);
  const chosen = hasPages ? shown.filter : filters.find(({ id }) => id === fragment);

  const link = (filter: Queries.FilterFieldsFragment): FilterLink => ({
    ...filter,
    href: hasPages ? `${filterPath(path, filter)}#${heading}` : `#${filter.id}`,
    isChosen: filter.id === chosen?.id,
  });
  const all: FilterLink = {
    id: 'all-case-studies',
    label: texts.allLabel,
    count: shown.total,
    href: hasPages ? `${path}#${heading}` : '#all-case-studies',
    isChosen: !chosen,
    isAll: true,
  };
  const labels: Record<string, string> = {
    industry: texts.industryLabel,
    category: texts.categoryLabel,
    technology: texts.technologyLabel,
  };
  const [first, ...others] = groups.map((group) => ({
    id: `filters-${group.name}`,
    label: labels[group.name]!,
    links: group.filters.map(link),
  }));
  if (!first) return null;
  const isChosenInMore = others.some(({ links }) => links.some(({ isChosen }) => isChosen));
  return (
    <nav className={`${styles.bar} ${layout.screenOnly}`} aria-label={texts.label}>
      <FilterLinks {...first} links={[all, ...first.links]} className={styles.first} />
      {others.length > 0 && (
        <MoreFilters label={texts.moreLabel} groups={others} isOpen={hasPages && isChosenInMore} />
      )}
      <p role="status" className={layout.hidden}>
        {!hasPages && chosen && `${texts.shownLabel}: ${chosen.count}. ${chosen.label}.`}
      </p>
    </nav>
  );
}

export const projectFilterTexts = graphql`
  fragment ProjectFilterTexts on ProjectFilterTexts {
    label
    allLabel
    industryLabel
    moreLabel
    categoryLabel
    technologyLabel
    shownLabel
  }

  fragment ShownFilters on ShownCaseStudies {
    total
    hasPages
    filter {
      ...FilterFields
    }
    groups {
      name
      filters {
        ...FilterFields
      }
    }
  }
`;
