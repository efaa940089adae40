import {
  addressOfFilter,
  filterGroupsOf,
  filterIdsOf,
  type CaseStudyFilter,
  type CaseStudyFilterGroup,
} from './case-study-filters';
import type { Source } from '../schema/fields/field-extension';

/** Case studies per page of the portfolio: an even number, because rows have two. */
export const CASE_STUDIES_PER_PAGE = 18;

/** One page of the portfolio or a filter: `ShownCaseStudies` in the schema, with the addresses of its case studies. */
export type PortfolioList = {
  paths: string[];
  page: number;
  pages: number;
  total: number;
  filter?: CaseStudyFilter;
  groups: CaseStudyFilterGroup[];
};

/** The pages of a list of case studies, at least one: of all case studies, or of those that match a filter. */
function pagesOf(
  listed: readonly Source[],
  total: number,
  filter?: CaseStudyFilter,
): Omit<PortfolioList, 'groups'>[] {
  const pages = Math.max(Math.ceil(listed.length / CASE_STUDIES_PER_PAGE), 1);
  return Array.from({ length: pages }, (_, index) => ({
    paths: listed
      .slice(index * CASE_STUDIES_PER_PAGE, (index + 1) * CASE_STUDIES_PER_PAGE)
      .map(({ path }) => path as string),
    page: index + 1,
    pages,
    total,
    filter,
  }));
}

/** The first page of the portfolio, from the case studies in portfolio order. */
export const firstPortfolioList = (order: readonly Source[]): PortfolioList => ({
  ...pagesOf(order, order.length)[0]!,
  groups: filterGroupsOf(order),
});

/** The pages of the portfolio after the first: the further pages of a long list, and the pages of each filter. */
export function furtherPortfolioPages(
  path: string,
  order: readonly Source[],
): { path: string; context: { list: PortfolioList } }[] {
  const [, ...further] = pagesOf(order, order.length);
  const groups = filterGroupsOf(order);
  const idsOf = new Map(order.map((project) => [project, filterIdsOf(project)]));
  const filtered = groups
    .flatMap(({ filters }) => filters)
    .flatMap((filter) => {
      const left = order.filter((project) => idsOf.get(project)?.includes(filter.id));
      return pagesOf(left, order.length, filter);
    });
  const lists = [...further, ...filtered];
  return lists.map((list) => {
    const address = list.filter ? addressOfFilter(path, list.filter) : path;
    return {
      path: list.page === 1 ? address : `${address}/${list.page}`,
      context: { list: { ...list, groups } },
    };
  });
}
