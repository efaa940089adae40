import type { ContentModel } from '../schema/model/content-model';
import { focusFieldOf } from '../pictures/placed-picture';
import { placeOf } from './check-picture';
import type { Content, Visit } from './content';
import { findUnlinked } from './find-unlinked';
import { hintsOfText } from './hints-of-texts';
import { problemAt, sortProblems, type Problem } from './problem';
import { readRecords } from './read-record';
import { problemOf } from './walk';

// What is allowed and yet is probably a slip. The site is built all the same.

/** How far the shape of a picture may be from that of its place before much of it is cut off. */
const FAR_OFF = 1.6;
/** Numbers of case studies that are further apart are probably not meant. */
const FAR_APART = 10;

const hint = (visit: Visit, wrong: string, expected: string) =>
  problemOf(visit, visit.path, wrong, expected);

function hintsOfNumber(visit: Visit): Problem[] {
  const isYear = /year$/i.test(visit.field.name);
  if (!isYear || Number(visit.node.value) <= new Date().getFullYear() + 1) return [];
  return [hint(visit, `${visit.node.value} is far ahead.`, 'Is it right?')];
}

function hintsOfPicture(visit: Visit, pictures: Content['pictures']): Problem[] {
  const picture = pictures.get(placeOf(visit));
  const { minWidth, minHeight } = visit.field.rules.picture ?? {};
  if (!picture || !minWidth || !minHeight) return [];
  const ratio = picture.width / picture.height / (minWidth / minHeight);
  if (Math.max(ratio, 1 / ratio) <= FAR_OFF) return [];
  const size = `${picture.width} × ${picture.height}`;
  const wrong = `The picture is much ${ratio > 1 ? 'wider' : 'higher'} than its place: ${size}.`;
  const expected = `Its edges will be cut off, as the place is ${minWidth} wide to ${minHeight} high: name the point that stays in sight under ${focusFieldOf(visit.field)}, or choose another picture.`;
  return [hint(visit, wrong, expected)];
}

/** A jump in the numbers of the case studies, such as from 10 to 99, is probably a slip. */
function hintsOfNumbers(visits: Visit[]): Problem[] {
  const numbered = visits
    .filter(({ field }) => field.rules.format?.as === 'number')
    .map((visit) => ({ visit, number: Number(visit.node.value) }))
    .sort((one, other) => one.number - other.number);
  return numbered.flatMap(({ visit, number }, index) => {
    const last = numbered[index - 1]?.number ?? 0;
    if (number - last < FAR_APART) return [];
    return [hint(visit, `The numbers jump from ${last} to ${number}.`, 'Is it right?')];
  });
}

function hintsOfVisit(visit: Visit, pictures: Content['pictures']): Problem[] {
  switch (visit.value.kind) {
    case 'text':
      return hintsOfText(visit);
    case 'integer':
      return hintsOfNumber(visit);
    case 'picture':
      return hintsOfPicture(visit, pictures);
    default:
      return [];
  }
}

/** Pictures that nothing shows, or that are where nobody looks for them. */
function hintsOfFiles(visits: Visit[], pictures: Content['pictures']): Problem[] {
  const used = new Set(visits.filter(({ value }) => value.kind === 'picture').map(placeOf));
  const about = (file: string, wrong: string, expected: string) =>
    problemAt({ file, text: '', offset: 0 }, { field: '', wrong, expected });
  return [...pictures.keys()].flatMap((file) => {
    if (!used.has(file)) {
      return [about(file, 'No page shows this picture.', 'Name it in a file, or delete it.')];
    }
    if (file.startsWith('data/images/')) return [];
    return [about(file, 'The picture is outside data/images/.', 'Move it there.')];
  });
}

/**
 * Looks for slips in content that has no problems.
 *
 * @returns what an editor should look at again, by file and line
 */
export function hintsOf(model: ContentModel, { texts, pictures }: Content): Problem[] {
  const visits = readRecords(model, texts).flatMap((reading) => reading.visits);
  return sortProblems([
    ...visits.flatMap((visit) => hintsOfVisit(visit, pictures)),
    ...hintsOfNumbers(visits),
    ...hintsOfFiles(visits, pictures),
    ...findUnlinked(model, visits),
  ]);
}
