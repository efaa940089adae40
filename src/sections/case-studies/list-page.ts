import { pagePath } from './page-links';

type Portfolio = {
  path: string;
  title: string;
  caseStudies: Pick<Queries.CaseStudiesFragment, 'shown' | 'pages'>;
};

/**
 * The address by which search engines know one page of the portfolio, and its title, which says which page it
 * is. The pages of a filter show what the portfolio shows.
 */
export function listPageOf({ path: first, title, caseStudies }: Portfolio) {
  const { filter, page } = caseStudies.shown;
  const parts = [
    title,
    ...(filter ? [filter.label] : []),
    ...(page > 1 ? [`${caseStudies.pages.page} ${page}`] : []),
  ];
  return {
    path: filter ? first : pagePath(first, page),
    title: parts.join(': '),
  };
}
