import type { Node } from 'jsonc-parser';
import { hasDistinctEntries, type Field } from '../schema/model/content-model';
import { describeBounds, itemBounds } from '../schema/model/describe-rules';
import { expectOf, propertiesOf } from './json-tree';
import { repeated, report, type Walk } from './walk';

/** One entry of a list or map, and its path, such as members[2]. */
export type Entry = { path: string; node: Node };

/** The entries of a list or map. */
export function entriesOf(node: Node, path: string): Entry[] {
  if (node.type === 'object') {
    return propertiesOf(node).map(({ name, value }) => ({ path: `${path}.${name}`, node: value }));
  }
  return (node.children ?? []).map((entry, index) => ({ path: `${path}[${index}]`, node: entry }));
}

/** Says how many entries there are, as the start of a sentence. */
export const countInWords = (count: number): string =>
  count === 1 ? 'There is 1 entry' : `There are ${count || 'no'} entries`;

function checkCount(walk: Walk, node: Node, path: string, field: Field, count: number): void {
  const bounds = itemBounds(field);
  if (count >= bounds.min && count <= bounds.max) return;
  const expected = expectOf(describeBounds(bounds), field.isRequired || count > 0);
  report(walk, node, path, `${countInWords(count)}.`, expected);
}

function checkRepeated(walk: Walk, entries: Entry[]): void {
  for (const { node, path } of repeated(entries, (entry) => entry.node.value)) {
    report(walk, node, path, `"${node.value}" is listed twice.`, 'Expected each entry once.');
  }
}

/** Checks a list or map as a whole: how many entries it has, and that none is repeated. */
export function checkEntries(
  walk: Walk,
  { node, path }: Entry,
  field: Field,
  entries: Entry[],
): void {
  checkCount(walk, node, path, field, entries.length);
  const { uniqueBy } = field.rules.items ?? {};
  if (uniqueBy) {
    const named = entries.flatMap((entry) =>
      propertiesOf(entry.node)
        .filter(({ name }) => name === uniqueBy)
        .map((property) => ({ path: `${entry.path}.${uniqueBy}`, node: property.value })),
    );
    checkRepeated(walk, named);
  }
  if (hasDistinctEntries(field)) {
    checkRepeated(
      walk,
      entries.filter((entry) => entry.node.type === 'string'),
    );
  }
}
