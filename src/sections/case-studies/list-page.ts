import { filterPath, pagePath } from './page-links';

type Portfolio = {
  path: string;
  title: string;
  caseStudies: Pick<Queries.CaseStudiesFragment, 'shown' | 'pages'>;
};

/** The address and title of one page of the portfolio: those of a filter and further pages say which they are. */
export function listPageOf({ path: first, title, caseStudies }: Portfolio) {
  const { filter, page } = caseStudies.shown;
  const parts = [
    title,
    ...(filter ? [filter.label] : []),
    ...(page > 1 ? [`${caseStudies.pages.page} ${page}`] : []),
  ];
  return {
    path: pagePath(filterPath(first, filter), page),
    title: parts.join(': '),
  };
}
