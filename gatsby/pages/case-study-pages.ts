import { addressOfFilter, filterGroupsOf } from './case-study-filters';
import type { Source } from '../schema/fields/field-extension';

/** The number of other case studies that a page chooses from, which limits its size. */
const OTHER_PROJECTS_OFFERED = 9;

/** The addresses of the case studies that a case study's page links to, and the filters among its tags. */
export type CaseStudyLinks = {
  previous: string | null;
  next: string | null;
  others: string[];
  /** The highest number of a case study. */
  last: string;
  filters: { label: string; href: string }[];
};

/**
 * Says which case studies a case study's page links to: its two neighbours in the portfolio, and others in portfolio
 * order. The ones that follow it come first, its neighbours last.
 *
 * @param portfolio - its address
 * @returns the links of a case study. The guide, which is not in the portfolio, has no neighbours.
 */
export function caseStudyLinks(
  order: readonly Source[],
  portfolio: string,
): (path: string) => CaseStudyLinks {
  const numbers = order.map(({ number }) => number as string);
  const last = numbers.sort((one, other) => Number(other) - Number(one))[0] ?? '';
  const allFilters = filterGroupsOf(order).flatMap(({ filters }) => filters);
  const labels = allFilters.map(({ label }) => label);
  const paths = order.map(({ path }) => path as string);
  const positions = new Map(paths.map((path, index) => [path, index]));
  return (path) => {
    const position = positions.get(path) ?? -1;
    const following = [...paths.slice(position + 1), ...paths.slice(0, Math.max(position, 0))];
    const previous = paths[position - 1] ?? null;
    const next = position < 0 ? null : (paths[position + 1] ?? null);
    const isBeside = (other: string) => other === previous || other === next;
    const others = [
      ...following.filter((other) => !isBeside(other)),
      ...following.filter(isBeside),
    ];
    const tags = (order[position]?.tags ?? []) as string[];
    const filters = allFilters
      .filter(({ label }, index) => tags.includes(label) && labels.indexOf(label) === index)
      .map((filter) => ({
        label: filter.label,
        href: `${addressOfFilter(portfolio, filter)}#case-studies-title`,
      }));
    return { previous, next, others: others.slice(0, OTHER_PROJECTS_OFFERED), last, filters };
  };
}
