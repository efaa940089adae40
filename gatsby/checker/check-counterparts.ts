import { countInWords, entriesOf } from './check-entries';
import type { Context } from './content';
import { problemOf, type Finding, type Problem } from './problem';

/** Finds another field of the same object, if it is present. */
type Beside = (context: Context, name: string) => Context | undefined;

/** Checks that a list has no more entries than the list that it needs (@requires): captions and screenshots. */
function checkCounts(context: Context, beside: Beside): Finding[] {
  const { requires } = context.field.rules;
  const other = requires && beside(context, requires.field);
  if (!other || !('of' in context.value) || !('of' in other.value)) return [];
  const count = entriesOf(context.node, context.path).length;
  const most = entriesOf(other.node, other.path).length;
  if (count <= most) return [];
  const wrong = `${countInWords(count)} here, and ${most || 'none'} under "${other.field.name}".`;
  return [{ wrong, expected: 'Expected no more entries here than there.' }];
}

/** Checks that a number, such as that of the question open at the start, is the number of an entry (@entryOf). */
function checkEntryOf(context: Context, beside: Beside): Finding[] {
  const { entryOf } = context.field.rules;
  const list = entryOf && beside(context, entryOf.list);
  if (!list) return [];
  const number = Number(context.node.value);
  const count = entriesOf(list.node, list.path).length;
  if (number <= count) return [];
  const wrong = `There is no entry ${number} under "${list.field.name}".`;
  const expected = `Expected ${count > 1 ? `a number from 1 to ${count}` : '1'}. Leave the whole field out if there is none.`;
  return [{ wrong, expected }];
}

/** Checks values that another field of the same object limits. */
export function checkCounterparts(contexts: Context[]): Problem[] {
  const placeOf = ({ record }: Context, path: string) => `${record.file} ${path}`;
  const placed = new Map(contexts.map((context) => [placeOf(context, context.path), context]));
  const beside: Beside = (context, name) =>
    placed.get(placeOf(context, context.path.replace(/(?<!\w)\w+$/, name)));
  return contexts.flatMap((context) =>
    [...checkCounts(context, beside), ...checkEntryOf(context, beside)].map((finding) =>
      problemOf(context, finding),
    ),
  );
}
