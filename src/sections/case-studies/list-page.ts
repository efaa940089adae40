import { filterPath, pagePath } from './page-links';

type Portfolio = {
  path: string;
  title: string;
  caseStudies: Pick<Queries.CaseStudiesFragment, 'shown' | 'pages'>;
};

/**
 * The address of a portfolio page, its address for search engines, and its title, which says which page it is. For
 * search engines, filter pages have the address of the portfolio, because they show what it shows.
 */
export function listPageOf({ path: first, title, caseStudies }: Portfolio) {
  const { filter, page } = caseStudies.shown;
  const parts = [
    title,
    ...(filter ? [filter.label] : []),
    ...(page > 1 ? [`${caseStudies.pages.page} ${page}`] : []),
  ];
  return {
    address: pagePath(filterPath(first, filter), page),
    path: filter ? first : pagePath(first, page),
    title: parts.join(': '),
  };
}
