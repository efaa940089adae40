import type { Node } from 'jsonc-parser';
import type { Value } from '../schema/model/content-model';

/** A field of a JSON object: its name, and the nodes of its key and value. */
export type Property = { name: string; key: Node; value: Node };

/** The fields of an object of a JSON tree, repeated ones included. */
export function propertiesOf(object: Node): Property[] {
  if (object.type !== 'object') return [];
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ name: String(key.value), key, value }] : [],
  );
}

const JSON_TYPE_OF: Record<Value['kind'], Node['type']> = {
  text: 'string',
  picture: 'string',
  relation: 'string',
  enum: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  map: 'object',
  list: 'array',
};

/** Whether a value of a JSON tree is of a kind of the model. */
export function isOfKind(node: Node, kind: Value['kind']): boolean {
  const isWhole = kind !== 'integer' || Number.isInteger(node.value);
  return node.type === JSON_TYPE_OF[kind] && isWhole;
}

const NAME_OF_KIND: Record<Value['kind'], string> = {
  text: 'text in quotes',
  picture: 'the path of a picture, in quotes',
  relation: 'the address of a page, in quotes',
  enum: 'one of the allowed words, in quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  object: 'a group of fields { … }',
  map: 'numbered entries { "1": …, "2": … }',
  list: 'a list [ … ]',
};

/** The value that a field of a kind takes, as a sentence for editors. */
export function expectKind(kind: Value['kind'], isRequired: boolean): string {
  const leaveOut = isRequired ? '' : ' Leave the whole field out if there is none.';
  return `Expected ${NAME_OF_KIND[kind]}.${leaveOut}`;
}

const NAME_OF_JSON_TYPE: Record<Node['type'], string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null, which means nothing',
  object: 'a group of fields { … }',
  array: 'a list [ … ]',
  property: 'a field',
};

/** The kind of a value of a JSON tree, in words for editors. */
export function nameOf(node: Node): string {
  const isFraction = node.type === 'number' && !Number.isInteger(node.value);
  return isFraction ? 'a number with a fraction' : NAME_OF_JSON_TYPE[node.type];
}
