import { filterGroupsOf, filterIdsOf } from '../gatsby/pages/case-study-filters';
import { caseStudies, portfolioPage, type Project } from './content';

/** A filter of the portfolio, and what matches it. */
export type Filter = {
  group: string;
  label: string;
  count: number;
  /** The text of its link: its label and how many case studies there are. */
  link: string;
  /** The address of the portfolio with this filter. */
  address: string;
  projects: Project[];
};

/** All filters of the portfolio. */
export const PORTFOLIO_FILTERS: Filter[] = filterGroupsOf(caseStudies).flatMap(
  ({ name, filters }) =>
    filters.map(({ id, label, count }) => ({
      group: name,
      label,
      count,
      link: `${label} ${count}`,
      address: `${portfolioPage.path}/${id}`,
      projects: caseStudies.filter((project) => filterIdsOf(project).includes(id)),
    })),
);

const filtersOf = (name: string) => PORTFOLIO_FILTERS.filter(({ group }) => group === name);

const [industry] = filtersOf('industry');
const technologies = filtersOf('technology').filter(
  ({ projects }) => projects[0] !== industry?.projects[0],
);

/** Whether the portfolio has filters to test: its case studies have enough in common. */
export const HAS_FILTERS = industry !== undefined && technologies.length > 1;

/** The fullest industry, and two technologies with other matches. Technologies are further filters. */
export const INDUSTRY = industry!;
export const [TECHNOLOGY, OTHER_TECHNOLOGY] = technologies as [Filter, Filter];

/** The text of the link to all case studies. */
export const ALL = `${portfolioPage.caseStudies.filter.allLabel} ${caseStudies.length}`;
