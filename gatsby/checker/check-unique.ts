import { getNodeValue } from 'jsonc-parser';
import { drawKolam } from '../../kolam/draw-kolam';
import type { KolamSeed } from '../../kolam/find-figure';
import type { Visit } from './content';
import { findEqual } from './find-equal';
import type { Problem } from './problem';
import { problemOf } from './walk';

/**
 * Drawing a figure takes some milliseconds. Above this number the checker compares the seeds instead;
 * no visitor could tell so many figures apart.
 */
const MOST_DRAWN = 200;

function checkEqual(visits: Visit[], keyOf: (visit: Visit) => string, what: string): Problem[] {
  return findEqual(visits, keyOf).map(([visit, other]) => {
    const { file } = other.record;
    const place = visit.path === other.path ? file : `${file} (${other.path})`;
    const wrong = `${what} is the same as in ${place}.`;
    const problem = problemOf(visit, visit.path, wrong, 'Expected a different one.');
    return { ...problem, other: other.record.file };
  });
}

function checkFigures(visits: Visit[]): Problem[] {
  const seedOf = ({ node }: Visit) => getNodeValue(node) as KolamSeed;
  if (visits.length > MOST_DRAWN) {
    return checkEqual(visits, (visit) => JSON.stringify(seedOf(visit)), 'The figure');
  }
  const broken = visits
    .filter((visit) => drawKolam(seedOf(visit)).loops > 1)
    .map((visit) => {
      const wrong = `The figure consists of ${drawKolam(seedOf(visit)).loops} lines.`;
      const expected = 'Expected one unbroken line: try another seed, or odd numbers of dots.';
      return problemOf(visit, visit.path, wrong, expected);
    });
  return [...broken, ...checkEqual(visits, (visit) => drawKolam(seedOf(visit)).line, 'The figure')];
}

/**
 * Checks that no two values of the same field are equal where the field is declared @unique; of
 * figures, that no two look the same.
 *
 * @param visits - values without problems of their own
 */
export function checkUnique(visits: Visit[]): Problem[] {
  const unique = visits.filter(({ field }) => field.rules.unique);
  const isFigure = ({ value }: Visit) => value.kind === 'object' && value.name === 'Kolam';
  const texts = unique.filter((visit) => !isFigure(visit));
  const names = [...new Set(texts.map(({ field }) => field.name))];
  const equalTexts = names.flatMap((name) =>
    checkEqual(
      texts.filter(({ field }) => field.name === name),
      ({ node }) => String(node.value).trim().toLowerCase(),
      `"${name}"`,
    ),
  );
  return [...equalTexts, ...checkFigures(unique.filter(isFigure))];
}
