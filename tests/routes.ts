import { CASE_STUDIES_PER_PAGE, furtherPortfolioPages } from '../gatsby/pages/portfolio-pages';
import {
  caseStudies,
  guides,
  legalPages,
  listedServices,
  portfolioPage,
  singlePages,
  team,
} from './content';

const pathOf = ({ path }: { path: string }) => path;

/** The addresses of the services, in the order of their list. */
export const SERVICE_ROUTES = listedServices.map(pathOf);

/** The addresses of the case studies, in the order of the portfolio. */
export const PROJECT_ROUTES = caseStudies.map(pathOf);

/** The address of the page on how a service is delivered. */
export const SERVICE_GUIDE = guides.service.path;

/** The address of the page on what a case study covers. */
export const PROJECT_GUIDE = guides.project.path;

/** A case study in the middle of the others. */
export const MIDDLE_PROJECT = PROJECT_ROUTES[1]!;

const countOf = (fields: object) => Object.keys(fields).length;
const byDetail = [...caseStudies].sort(
  (one, other) =>
    other.screenshots.length - one.screenshots.length ||
    countOf(other.technology) - countOf(one.technology),
);

/** The case study with the most screenshots and facts. */
export const DETAILED_PROJECT = byDetail[0]!.path;

/** Whether it has two screenshots: a site may do without. */
export const HAS_SCREENSHOTS = byDetail[0]!.screenshots.length > 1;

/** A service in the middle of the others, if there are others. */
export const SERVICE = SERVICE_ROUTES[1] ?? SERVICE_ROUTES[0]!;

const SINGLE_PAGES = [...singlePages, ...legalPages].map(pathOf);

/** The addresses of the portfolio: a long one has several pages. */
export const PORTFOLIO_ROUTES = Array.from(
  { length: Math.ceil(PROJECT_ROUTES.length / CASE_STUDIES_PER_PAGE) },
  (_, index) => (index === 0 ? portfolioPage.path : `${portfolioPage.path}/${index + 1}`),
);

const furtherPages = furtherPortfolioPages(portfolioPage.path, caseStudies);

/** The addresses of the pages of the portfolio's filters. Their canonical address is that of the portfolio. */
export const FILTER_ROUTES = furtherPages.filter(({ context }) => context.list.filter).map(pathOf);

/** The addresses of the pages of the portfolio after its first: further ones, and those of filters. */
export const FURTHER_PORTFOLIO_ROUTES = furtherPages.map(pathOf);

/** Addresses of pages that repeat or continue another page. */
export const FURTHER_ADDRESSES = [...team.aliases, ...FURTHER_PORTFOLIO_ROUTES];

/** Every address of the site except those of filters, which look like the portfolio. */
export const ROUTES = [
  ...SINGLE_PAGES,
  ...team.aliases,
  ...PORTFOLIO_ROUTES.slice(1),
  SERVICE_GUIDE,
  ...SERVICE_ROUTES,
  PROJECT_GUIDE,
  ...PROJECT_ROUTES,
];

/** Pages that between them show every template, and every part that only some records have. */
export const SAMPLE_ROUTES = [
  ...SINGLE_PAGES.filter((path) => !legalPages.slice(1).map(pathOf).includes(path)),
  SERVICE_GUIDE,
  SERVICE,
  PROJECT_GUIDE,
  DETAILED_PROJECT,
  PROJECT_ROUTES.at(-1)!,
];

/**
 * The tag of a check that takes long: `npm test` runs it on a sample of pages, and `npm run test:all` on the others.
 */
export const MATRIX = '@matrix';

/** Tags a test of one page, so that `npm test` leaves it out unless the page is in the sample. */
export const tagOf = (route: string): { tag: string[] } => ({
  tag: SAMPLE_ROUTES.includes(route) ? [] : [MATRIX],
});
