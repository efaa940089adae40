import { getNodeValue } from 'jsonc-parser';
import { drawKolam } from '../../kolam/draw-kolam';
import type { KolamSeed } from '../../kolam/find-figure';
import type { Context } from './content';
import { problemOf, type Problem } from './problem';

/**
 * Drawing a figure takes some milliseconds. Above this number the checker compares the seeds instead;
 * no visitor could tell so many figures apart.
 */
const MOST_DRAWN = 200;

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

function checkFigures(contexts: Context[]): Problem[] {
  const seedOf = ({ node }: Context) => getNodeValue(node) as KolamSeed;
  if (contexts.length > MOST_DRAWN) {
    return checkEqual(contexts, (context) => JSON.stringify(seedOf(context)), 'The figure');
  }
  const broken = contexts
    .filter((context) => drawKolam(seedOf(context)).loops > 1)
    .map((context) => {
      const wrong = `The figure consists of ${drawKolam(seedOf(context)).loops} lines.`;
      const expected = 'Expected one unbroken line: try another seed, or odd numbers of dots.';
      return problemOf(context, { wrong, expected });
    });
  return [
    ...broken,
    ...checkEqual(contexts, (context) => drawKolam(seedOf(context)).line, 'The figure'),
  ];
}

/** Those that must differ: fields of pages by their name, whatever kind of page has them; others by the field itself. */
const groupOf = ({ path, field }: Context) => (path === field.name ? field.name : field);

/**
 * Checks that no two values of a field declared @unique are equal, and that no two such figures look the same.
 */
export function checkUnique(contexts: Context[]): Problem[] {
  const unique = contexts.filter(({ field }) => field.rules.unique);
  const isFigure = ({ value }: Context) => value.kind === 'object' && value.name === 'Kolam';
  const texts = unique.filter((context) => !isFigure(context));
  const equalTexts = [...new Set(texts.map(groupOf))].flatMap((group) =>
    checkEqual(
      texts.filter((context) => groupOf(context) === group),
      ({ node }) => String(node.value).trim().toLowerCase(),
      `"${typeof group === 'string' ? group : group.name}"`,
    ),
  );
  return [...equalTexts, ...checkFigures(unique.filter(isFigure))];
}
