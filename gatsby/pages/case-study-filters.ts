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
  /** The fields that a case study is filtered by. */
  fields: string[];
  /** Whether they may have several values, with commas between them. */
  isList?: boolean;
  /** The fewest case studies that share an offered filter. */
  least: number;
};

const GROUPS: Group[] = [
  { name: 'industry', fields: ['domain'], least: 1 },
  { name: 'category', fields: ['category'], isList: true, least: 1 },
  {
    name: 'technology',
    fields: ['technology.frontend', 'technology.backend', 'technology.database'],
    isList: true,
    // Most case studies name a technology of their own.
    least: 2,
  },
];

/** The fields of a case study that filters and tags are made of, as they are written. */
export const FILTER_FIELDS: readonly string[] = [...GROUPS.flatMap(({ fields }) => fields), 'tags'];

/** The endings of filter addresses, after a hyphen. */
export const GROUP_NAMES: readonly string[] = GROUPS.map(({ name }) => name);

/** The most filters in a group: more would be hard to survey. */
const MOST_FILTERS = 10;

/** The text of a field, such as technology.frontend, or an empty one. */
function textAt(project: Source, field: string): string {
  let value: unknown = project;
  for (const key of field.split('.')) value = (value as Source | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}

/** The labels of a case study in a group, by the ids of their filters. A label needs a letter or digit. */
const labelsIn = ({ name, fields, isList }: Group, project: Source): Map<string, string> =>
  new Map(
    fields
      .map((field) => textAt(project, field))
      .flatMap((text) => (isList ? text.split(',') : [text]))
      .map((label) => label.trim())
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
