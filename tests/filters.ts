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

const technologiesOf = ({ technology: { frontend, backend, database } }: Project) =>
  [frontend, backend, database].flatMap((names) => names?.split(', ') ?? []);

const slugOf = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** The filters of a group that leave more than one case study. */
const filtersBy = (group: string, labelsOf: (project: Project) => string[]): Filter[] =>
  [...new Set(caseStudies.flatMap(labelsOf))]
    .map((label) => ({
      label,
      projects: caseStudies.filter((one) => labelsOf(one).includes(label)),
    }))
    .filter(({ projects }) => projects.length > 1)
    .map(({ label, projects }) => ({
      label,
      link: `${label} ${projects.length}`,
      address: `${portfolioPage.path}#${group}-${slugOf(label)}`,
      projects,
    }));

const [category] = filtersBy('category', ({ category }) => (category ? [category] : []));
const technologies = filtersBy('technology', technologiesOf).filter(
  ({ projects }) => projects[0] !== category?.projects[0],
);

/** Whether the portfolio has filters to try: it is one page, and its case studies have enough in common. */
export const HAS_FILTERS = PORTFOLIO_ROUTES.length === 1 && category && technologies.length > 1;

/** A category, and two technologies that leave something else. */
export const CATEGORY = category!;
export const [TECHNOLOGY, OTHER_TECHNOLOGY] = technologies as [Filter, Filter];

/** The text of the link to all case studies. */
export const ALL = `${portfolioPage.caseStudies.filter.allLabel} ${caseStudies.length}`;
