import type { Node } from 'jsonc-parser';
import type { ContentModel, Value } from '../schema/model/content-model';

/** A field of a JSON object: its name, and the nodes of its key and value. */
export type Property = { name: string; key: Node; value: Node };

/** The fields of an object in a JSON tree, including repeated ones. */
export function propertiesOf(object: Node): Property[] {
  if (object.type !== 'object') return [];
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), key, value }] : [],
  );
}

/** The path of a field inside the object at a path; an empty path is that of the record. */
export const within = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** The JSON type of each kind of value, and its name for editors. */
const KINDS: Record<Value['kind'], [type: Node['type'], name: string]> = {
  text: ['string', 'text in quotes'],
  picture: ['string', 'the path of a picture, in quotes'],
  relation: ['string', 'the address of a page, in quotes'],
  enum: ['string', 'a word, in quotes'],
  integer: ['number', 'a whole number without quotes'],
  number: ['number', 'a number without quotes'],
  boolean: ['boolean', 'true or false without quotes'],
  object: ['object', 'a group of fields { … }'],
  map: ['object', 'numbered entries { "1": …, "2": … }'],
  list: ['array', 'a list [ … ]'],
};

/** Whether a value in a JSON tree is of the given kind. */
export function isOfKind(node: Node, kind: Value['kind']): boolean {
  const isWhole = kind !== 'integer' || Number.isInteger(node.value);
  return node.type === KINDS[kind][0] && isWhole;
}

/** What a value is, in words for editors: a choice names its words, a group of fields those that it needs. */
function inWords(value: Value, { enums, types }: ContentModel): string {
  if (value.kind === 'enum')
    return `one of ${enums[value.name]!.map(({ name }) => name).join(', ')}, in quotes`;
  const needed =
    value.kind === 'object' ? types[value.name]!.fields.filter(({ isRequired }) => isRequired) : [];
  if (needed.length === 0) return KINDS[value.kind][1];
  return `a group of fields { ${needed.map(({ name }) => `"${name}": …`).join(', ')} }`;
}

/** Tells editors in a sentence what a field takes, and in another that an optional one may be left out. */
export const expectOf = (what: string, isRequired: boolean): string =>
  `Expected ${what}.${isRequired ? '' : ' Leave the whole field out if there is none.'}`;

/** Tells editors what value a field takes. */
export const expectValue = (value: Value, isRequired: boolean, model: ContentModel): string =>
  expectOf(inWords(value, model), isRequired);

const NAME_OF_JSON_TYPE: Record<Node['type'], string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null, which stands for no value',
  object: 'a group of fields { … }',
  array: 'a list [ … ]',
  property: 'a field',
};

/** The kind of a value in a JSON tree, in words for editors. */
export function nameOf(node: Node): string {
  const isFraction = node.type === 'number' && !Number.isInteger(node.value);
  return isFraction ? 'a number with a fraction' : NAME_OF_JSON_TYPE[node.type];
}
