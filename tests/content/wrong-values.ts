import { getNodePath } from 'jsonc-parser';
import type { Context } from '../../gatsby/checker/content';
import { setValue } from './real-content';

/** A broken variant of a file, and the field whose problem is to be reported. */
export type Mutation = { kind: string; text: string; field: string };

const LONG = 'One word after another, until there is no room left for them. '.repeat(100);

const OTHER_TYPE: Record<string, unknown> = {
  string: 7,
  number: 'seven',
  boolean: 'true',
  object: ['no object'],
  array: 'no list',
};

/** Values that a field of these rules may not have, by what is wrong with them. */
function wrongValues({ node, field, value }: Context): Record<string, unknown> {
  const { rules } = field;
  const written = String(node.value);
  const wrong: Record<string, unknown> = { null: null, retyped: OTHER_TYPE[node.type] };
  if (field.isRequired) wrong.dropped = undefined;
  if (node.type === 'string') wrong.empty = ' ';
  if (['relation', 'picture', 'enum'].includes(value.kind)) wrong.nowhere = `${written}x`;
  if (rules.range) wrong['out of range'] = rules.range.max + 1;
  if (value.kind === 'list' && rules.items?.min !== 0) wrong.empty = [];
  if (value.kind === 'text' && (rules.format || rules.constant)) wrong.misformed = 'no such thing';
  if (value.kind === 'text' && rules.length) {
    Object.assign(wrong, {
      'too long': LONG,
      html: `<u>${written}`,
      placeholder: '{brnad}',
    });
  }
  return wrong;
}

/** Every broken variant of the record of a field, in that field. */
export function mutationsOf(context: Context): Mutation[] {
  const { record, node, path: field } = context;
  const { text } = record;
  const path = getNodePath(node);
  const property = node.parent;
  const key = property?.children?.[0];
  if (!property || !key) return [];
  const itself = text.slice(property.offset, property.offset + property.length);
  const insert = (offset: number, addition: string) =>
    `${text.slice(0, offset)}${addition}${text.slice(offset)}`;
  return [
    ...Object.entries(wrongValues(context)).map(([kind, value]) => ({
      kind,
      field,
      text: setValue(text, path, value),
    })),
    { kind: 'there twice', field, text: insert(property.offset, `${itself}, `) },
    {
      kind: 'misspelt',
      field: `${field}z`,
      text: insert(key.offset + key.length - 1, 'z'),
    },
  ];
}
