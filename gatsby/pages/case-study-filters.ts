import type { Source } from '../schema/fields/field-extension';
import { slugOf } from './slug-of';

/** A filter of the portfolio: the case studies that share a line of business, a kind of product or a technology. */
export type CaseStudyFilter = {
  /** Part of an address, such as "retail-industry". */
  id: string;
  /** What its case studies share, such as "Retail". */
  label: string;
  /** How many case studies match it. */
  count: number;
};

/** Filters of one kind. */
export type CaseStudyFilterGroup = { name: string; filters: CaseStudyFilter[] };

type Group = {
  name: string;
  /** What a case study is filtered by. */
  labelsOf: (project: Source) => string[];
  /** The fewest case studies that share an offered filter. */
  least: number;
};

type Technology = { frontend?: string; backend?: string; database?: string };

const namesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((names) => names.split(',')).map((name) => name.trim());

const technologiesOf = ({ technology }: Source): string[] => {
  const { frontend = '', backend = '', database = '' } = (technology ?? {}) as Technology;
  return namesIn([frontend, backend, database]);
};

const GROUPS: Group[] = [
  { name: 'industry', labelsOf: ({ domain = '' }) => [domain as string], least: 1 },
  { name: 'category', labelsOf: ({ category = '' }) => namesIn([category as string]), least: 1 },
  // Most case studies name a technology of their own.
  { name: 'technology', labelsOf: technologiesOf, least: 2 },
];

/** The fields of a case study that filters and tags are made of, as they are written. */
export const FILTER_FIELDS: readonly string[] = [
  ...['domain', 'category', 'tags'],
  ...['technology.frontend', 'technology.backend', 'technology.database'],
];

/** The endings of filter addresses, after a hyphen. */
export const GROUP_NAMES: readonly string[] = GROUPS.map(({ name }) => name);

/** The most filters in a group: more would be hard to survey. */
const MOST_FILTERS = 10;

/** The labels of a case study in a group, by the ids of their filters. A label needs a letter or digit. */
const labelsIn = ({ name, labelsOf }: Group, project: Source): Map<string, string> =>
  new Map(
    labelsOf(project)
      .filter(slugOf)
      // Hosts take an address that ends in “-js” for a script.
      .map((label) => [`${slugOf(label)}-${name}`, label]),
  );

/** The address of a filter's first page, below the portfolio's address. */
export const addressOfFilter = (portfolio: string, { id }: { id: string }): string =>
  `${portfolio}/${id}`;

/** The filters that a case study belongs to, as ids. */
export const filterIdsOf = (project: Source): string[] =>
  GROUPS.flatMap((group) => [...labelsIn(group, project).keys()]);

function filtersOf(group: Group, projects: readonly Source[]): CaseStudyFilter[] {
  const filters = new Map<string, CaseStudyFilter>();
  for (const [id, label] of projects.flatMap((project) => [...labelsIn(group, project)])) {
    const filter = filters.get(id) ?? { id, label, count: 0 };
    filters.set(id, { ...filter, count: filter.count + 1 });
  }
  return [...filters.values()]
    .filter(({ count }) => count >= group.least)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, MOST_FILTERS);
}

/**
 * The filters that a portfolio offers, in groups, fullest first. Labels that differ only in capitals or punctuation
 * are one filter. A group without filters is left out.
 */
export const filterGroupsOf = (projects: readonly Source[]): CaseStudyFilterGroup[] =>
  GROUPS.map((group) => ({ name: group.name, filters: filtersOf(group, projects) })).filter(
    ({ filters }) => filters.length > 0,
  );
