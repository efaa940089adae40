import type { Node } from 'jsonc-parser';
import type { ContentModel, ContentType, Field } from '../schema/model/content-model';
import type { ContentRecord, Context } from './content';
import { propertiesOf, within, type Property } from './json-tree';

/** A field that is left out, its path and its object, and the field that stands for it (@fallback). */
type Fallback = { field: Field; path: string; node: Node; used: Property };

function fallbacksIn({ fields }: ContentType, node: Node, path: string): Fallback[] {
  const written = propertiesOf(node);
  const find = (wanted: string) => written.find(({ name }) => name === wanted);
  return fields.flatMap((field) => {
    const { fallback, requires } = field.rules;
    if (!fallback || find(field.name) || (requires && !find(requires.field))) return [];
    const [used] = fallback.fields.flatMap((name) => find(name) ?? []);
    return used ? { field, path: within(path, field.name), node, used } : [];
  });
}

/** Finds the fields of a record, and of its parts, for which others stand. */
export const fallbacksOf = (
  { types }: ContentModel,
  { root, type }: ContentRecord,
  contexts: Context[],
): Fallback[] => [
  ...fallbacksIn(type, root, ''),
  ...contexts.flatMap(({ value, node, path }) =>
    value.kind === 'object' ? fallbacksIn(types[value.name]!, node, path) : [],
  ),
];
