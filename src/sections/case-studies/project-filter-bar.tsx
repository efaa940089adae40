import { graphql } from 'gatsby';
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
 * Links to the pages that filter the case studies, first by industry. Nothing if the case studies have nothing in
 * common.
 */
export function ProjectFilterBar({ texts, shown, path, heading }: ProjectFilterBarProps) {
  const { groups, filter: chosen } = shown;

  const link = (filter: Queries.FilterFieldsFragment): FilterLink => ({
    ...filter,
    href: `${filterPath(path, filter)}#${heading}`,
    isChosen: filter.id === chosen?.id,
  });
  const all: FilterLink = {
    id: 'all',
    label: texts.allLabel,
    count: shown.total,
    href: `${path}#${heading}`,
    isChosen: !chosen,
  };
  /** By the names of the groups: gatsby/pages/case-study-filters.ts. */
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
        <MoreFilters label={texts.moreLabel} groups={others} isOpen={isChosenInMore} />
      )}
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
  }

  fragment ShownFilters on ShownCaseStudies {
    total
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
