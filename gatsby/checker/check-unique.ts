import { getNodeValue } from 'jsonc-parser';
import { drawKolam } from '../../kolam/draw-kolam';
import type { KolamSeed } from '../../kolam/find-figure';
import type { Context } from './content';
import { problemOf, type Problem } from './problem';

/** Finds each thing that shares its key with another, together with that one: either may be wrong. */
export function findEqual<Thing>(
  things: Thing[],
  keyOf: (thing: Thing) => string,
): [Thing, Thing][] {
  const keyed = things.map((thing) => [keyOf(thing), thing] as const);
  const [last, first] = [new Map(keyed), new Map([...keyed].reverse())];
  return keyed.flatMap(([key, thing]): [Thing, Thing][] => {
    const other = first.get(key) === thing ? last.get(key)! : first.get(key)!;
    return other === thing ? [] : [[thing, other]];
  });
}

function checkEqual(
  contexts: Context[],
  keyOf: (context: Context) => string,
  what: string,
): Problem[] {
  return findEqual(contexts, keyOf).map(([context, other]) => {
    const { file } = other.record;
    const place = context.path === other.path ? file : `${file} (${other.path})`;
    const wrong = `${what} is the same as in ${place}.`;
    return problemOf(context, { wrong, expected: 'Expected a different one.' });
  });
}

const isFigure = ({ value }: Context) => value.kind === 'object' && value.name === 'Kolam';

const drawingOf = ({ node }: Context) => drawKolam(getNodeValue(node) as KolamSeed);

/** Checks that each figure is one line, and that no two that must differ look the same. */
export function checkFigures(contexts: Context[]): Problem[] {
  const figures = contexts.filter(isFigure);
  const broken = figures
    .filter((context) => drawingOf(context).loops > 1)
    .map((context) => {
      const wrong = `The figure consists of ${drawingOf(context).loops} lines.`;
      const expected = 'Expected one unbroken line: try another seed, or odd numbers of dots.';
      return problemOf(context, { wrong, expected });
    });
  const unique = figures.filter(({ field }) => field.rules.unique);
  return [...broken, ...checkEqual(unique, (context) => drawingOf(context).line, 'The figure')];
}

/** What no two may share: a number counts as one, however it is written. */
const keyOf = ({ field, node }: Context) =>
  field.rules.format?.as === 'number'
    ? String(Number(node.value))
    : String(node.value).trim().toLowerCase();

/** Those that must differ: fields of pages by their name, whatever kind of page has them; others by the field itself. */
const groupOf = ({ path, field }: Context) => (path === field.name ? field.name : field);

/** Checks that no two texts of a field declared @unique are equal. */
export function checkUnique(contexts: Context[]): Problem[] {
  const texts = contexts.filter((context) => context.field.rules.unique && !isFigure(context));
  return [...new Set(texts.map(groupOf))].flatMap((group) =>
    checkEqual(
      texts.filter((context) => groupOf(context) === group),
      keyOf,
      `"${typeof group === 'string' ? group : group.name}"`,
    ),
  );
}
