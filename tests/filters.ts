import { filterGroupsOf, filterIdsOf } from '../gatsby/pages/case-study-filters';
import { caseStudies, portfolioPage, type Project } from './content';
import { PORTFOLIO_ROUTES } from './routes';

/** A filter of the portfolio, and what it leaves. */
export type Filter = {
  label: string;
  /** The text of its link: its label and how many case studies there are. */
  link: string;
  /** The address of the portfolio with this filter. */
  address: string;
  projects: Project[];
};

/** Whether the portfolio has several pages, and its filters pages of their own. */
export const HAS_PAGES = PORTFOLIO_ROUTES.length > 1;

const filtersOf = (name: string): Filter[] =>
  filterGroupsOf(caseStudies)
    .filter((group) => group.name === name)
    .flatMap(({ filters }) => filters)
    .map(({ id, label, count }) => ({
      label,
      link: `${label} ${count}`,
      address: `${portfolioPage.path}${HAS_PAGES ? '/' : '#'}${id}`,
      projects: caseStudies.filter((project) => filterIdsOf(project).includes(id)),
    }));

const [industry] = filtersOf('industry');
const technologies = filtersOf('technology').filter(
  ({ projects }) => projects[0] !== industry?.projects[0],
);

/** Whether the portfolio has filters to try: its case studies have enough in common. */
const HAS_ENOUGH = industry !== undefined && technologies.length > 1;

/** Whether it has filters on its only page. */
export const HAS_FILTERS = HAS_ENOUGH && !HAS_PAGES;

/** Whether it has filters with pages of their own. */
export const HAS_FILTER_PAGES = HAS_ENOUGH && HAS_PAGES;

/** The fullest industry, and two technologies that leave something else. Technologies are further filters. */
export const INDUSTRY = industry!;
export const [TECHNOLOGY, OTHER_TECHNOLOGY] = technologies as [Filter, Filter];

/** The text of the link to all case studies. */
export const ALL = `${portfolioPage.caseStudies.filter.allLabel} ${caseStudies.length}`;
