import { countInWords, entriesOf } from './check-entries';
import type { Context } from './content';
import { problemOf, type Problem } from './problem';

/**
 * Checks that a list whose entries belong to those of another list (@requires), such as captions to screenshots, has
 * no more entries than that one.
 */
export function checkCounterparts(contexts: Context[]): Problem[] {
  const placeOf = ({ record }: Context, path: string) => `${record.file} ${path}`;
  const placed = new Map(contexts.map((context) => [placeOf(context, context.path), context]));
  return contexts.flatMap((context) => {
    const { field, node, path, value } = context;
    const { requires } = field.rules;
    const other = requires && placed.get(placeOf(context, path.replace(/\w+$/, requires.field)));
    if (!other || !('of' in value) || !('of' in other.value)) return [];
    const count = entriesOf(node, path).length;
    const most = entriesOf(other.node, other.path).length;
    if (count <= most) return [];
    const wrong = `${countInWords(count)} here, and ${most || 'none'} under "${other.field.name}".`;
    return problemOf(context, { wrong, expected: 'Expected one for each of those at most.' });
  });
}
