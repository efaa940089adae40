import { countInWords, entriesOf } from './check-entries';
import type { Context } from './content';
import { problemOf, type Finding, type Problem } from './problem';

/** A field beside another one in the same object, if it is there. */
type Beside = (context: Context, name: string) => Context | undefined;

/** A list whose entries belong to those of another list (@requires), such as captions to screenshots: no more than those. */
function checkNumber(context: Context, beside: Beside): Finding[] {
  const { requires } = context.field.rules;
  const other = requires && beside(context, requires.field);
  if (!other || !('of' in context.value) || !('of' in other.value)) return [];
  const count = entriesOf(context.node, context.path).length;
  const most = entriesOf(other.node, other.path).length;
  if (count <= most) return [];
  const wrong = `${countInWords(count)} here, and ${most || 'none'} under "${other.field.name}".`;
  return [{ wrong, expected: 'Expected one for each of those at most.' }];
}

/** A number of an entry (@entryOf), such as that of the question that is open at the start: there is such an entry. */
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

/** Checks values that another field of the same object bounds. */
export function checkCounterparts(contexts: Context[]): Problem[] {
  const placeOf = ({ record }: Context, path: string) => `${record.file} ${path}`;
  const placed = new Map(contexts.map((context) => [placeOf(context, context.path), context]));
  const beside: Beside = (context, name) =>
    placed.get(placeOf(context, context.path.replace(/(?<!\w)\w+$/, name)));
  return contexts.flatMap((context) =>
    [...checkNumber(context, beside), ...checkEntryOf(context, beside)].map((finding) =>
      problemOf(context, finding),
    ),
  );
}
