import { countInWords, entriesOf } from './check-entries';
import type { Context } from './content';
import { problemOf, type Finding, type Problem } from './problem';

/**
 * Checks that a list has no more entries than the list that it needs (@requires), such as captions and screenshots, and
 * that a number, such as that of the question open at the start, is the number of an entry (@entryOf).
 */
function checkLimit({ field, value, node, path }: Context, list: Context): Finding[] {
  const most = entriesOf(list.node, list.path).length;
  const count = 'of' in value ? entriesOf(node, path).length : 0;
  if (count > most) {
    const wrong = `${countInWords(count)} here, and ${most || 'none'} under "${list.field.name}".`;
    return [{ wrong, expected: 'Expected no more entries here than there.' }];
  }
  if (!field.rules.entryOf || Number(node.value) <= most) return [];
  const wrong = `There is no entry ${node.value} under "${list.field.name}".`;
  const expected = `Expected ${most > 1 ? `a number from 1 to ${most}` : '1'}. Leave the whole field out if there is none.`;
  return [{ wrong, expected }];
}

/** Checks values that another field of the same object, a list, limits. */
export function checkCounterparts(contexts: Context[]): Problem[] {
  const placeOf = ({ record }: Context, path: string) => `${record.file} ${path}`;
  const placed = new Map(contexts.map((context) => [placeOf(context, context.path), context]));
  return contexts.flatMap((context) => {
    const { requires, entryOf } = context.field.rules;
    const beside = context.path.replace(/(?<!\w)\w+$/, requires?.field ?? entryOf?.list ?? '');
    const list = placed.get(placeOf(context, beside));
    if (!list || !('of' in list.value)) return [];
    return checkLimit(context, list).map((finding) => problemOf(context, finding));
  });
}
