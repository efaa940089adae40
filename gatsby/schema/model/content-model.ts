import type { FormatName } from './formats';

/** The kind of a value. Lists and maps name the kind of their entries. */
export type Value =
  | { kind: 'text' | 'integer' | 'number' | 'boolean' | 'picture' }
  /** The address of a record of type `to`. */
  | { kind: 'relation'; to: string }
  /** One of the words of the enum `name`. */
  | { kind: 'enum'; name: string }
  /** An object with the fields of the type `name`. */
  | { kind: 'object'; name: string }
  | { kind: 'list' | 'map'; of: Value };

/** A value itself or, for a list or map, the value of its entries. */
export const innermost = (value: Value): Value => ('of' in value ? innermost(value.of) : value);

/** The rules of a field besides its kind: the arguments of its directives in gatsby/schema. */
export type Rules = {
  length?: { min?: number; max: number };
  range?: { min: number; max: number };
  items?: { min?: number; max?: number; uniqueBy?: string };
  format?: { as: FormatName };
  picture?: { folder: string; minWidth?: number; minHeight?: number; format?: 'svg' | 'any' };
  constant?: { value: string };
  unique?: object;
  records?: { min: number; max: number };
  requires?: { field: string };
  entryOf?: { list: string };
  either?: { or: string };
  insteadOf?: { field: string };
  fallback?: { fields: string[] };
  lines?: object;
  textIgnored?: object;
  listed?: { by: string };
  among?: { type: string; field: string };
  place?: { id: string };
  inlineHtml?: object;
};

/** Whether no two entries of a list may be equal: in lists of words, but for points, one for each picture. */
export const hasDistinctEntries = ({ value, rules }: Field): boolean =>
  value.kind === 'list' &&
  (value.of.kind === 'text' || value.of.kind === 'relation') &&
  rules.format?.as !== 'point';

/** One field that an editor fills in. */
export type Field = {
  name: string;
  /** Written for editors, in gatsby/schema. */
  description: string;
  /** Whether it may not be left out. */
  isRequired: boolean;
  value: Value;
  rules: Rules;
};

/** A type of content, without the fields that the build makes. */
export type ContentType = {
  name: string;
  description: string;
  /** Where its records are, as in PLACES; a type without a place is part of others. */
  place?: string;
  /** Whether each record is a page with its own address, `path`. */
  isPage: boolean;
  fields: Field[];
};

/** The names of the types that a type contains as objects. */
export const partsOf = ({ fields }: ContentType): string[] =>
  fields
    .map(({ value }) => innermost(value))
    .flatMap((value) => (value.kind === 'object' ? [value.name] : []));

/** The folder of the records of a type, such as data/projects; undefined if it has a single file or no place. */
export const folderOf = ({ place }: ContentType): string | undefined =>
  place?.endsWith('/*.json') ? place.slice(0, -'/*.json'.length) : undefined;

/** The one file of the records of a type, such as data/team.json; undefined if it has a folder or no place. */
export const singleFileOf = (type: ContentType): string | undefined =>
  folderOf(type) ? undefined : type.place;

/** The shape of all content, by name. An enum is a choice of words. */
export type ContentModel = {
  types: Record<string, ContentType>;
  enums: Record<string, { name: string; description: string }[]>;
};
