import { posix } from 'node:path';
import type { ContentModel } from '../content-model/content-model';
import { focusFieldOf } from '../pictures/placed-picture';
import { placeOf } from './check-picture';
import type { Content, Visit } from './content';
import { findUnlinked } from './find-unlinked';
import { problemAt, sortProblems, type Problem } from './problem';
import { readRecord } from './read-record';
import { problemOf } from './walk';

// What is allowed and yet is probably a slip. The site is built all the same.

/** How far the shape of a picture may be from that of its place before much of it is cut off. */
const FAR_OFF = 1.6;
/** No case study is older. */
const FIRST_YEAR = 1990;

const hint = (visit: Visit, wrong: string, expected: string) =>
  problemOf(visit, visit.path, wrong, expected);

function hintsOfText(visit: Visit): Problem[] {
  const text = String(visit.node.value);
  const { format, length } = visit.field.rules;
  const year = Number(/\d{4}$/.exec(text)?.[0]);
  if (format?.as === 'month' && (year < FIRST_YEAR || year > new Date().getFullYear() + 1)) {
    return [hint(visit, `${text} is long ago, or far ahead.`, 'Is the year right?')];
  }
  if (format || !length) return [];
  const [straight] = /["']|--/.exec(text) ?? [];
  if (!straight) return [];
  return [hint(visit, `The text contains ${straight}.`, 'Print has “ ”, ’ and – for it.')];
}

function hintsOfNumber(visit: Visit): Problem[] {
  const isYear = /year$/i.test(visit.field.name);
  if (!isYear || Number(visit.node.value) <= new Date().getFullYear() + 1) return [];
  return [hint(visit, `${visit.node.value} is far ahead.`, 'Is the year right?')];
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

/** A page whose file has another name is hard to find. */
function hintsOfAddress(visit: Visit): Problem[] {
  const { record, path, node } = visit;
  if (path !== 'path' || !record.type.place || !('folder' in record.type.place)) return [];
  const [file, address] = [
    posix.basename(record.file, '.json'),
    posix.basename(String(node.value)),
  ];
  if (file.toLowerCase() === address.toLowerCase()) return [];
  return [
    hint(
      visit,
      `The page ${String(node.value)} is in ${record.file}.`,
      `Expected ${address}.json.`,
    ),
  ];
}

function hintsOfVisit(visit: Visit, pictures: Content['pictures']): Problem[] {
  switch (visit.value.kind) {
    case 'text':
      return [...hintsOfText(visit), ...hintsOfAddress(visit)];
    case 'integer':
      return hintsOfNumber(visit);
    case 'picture':
      return hintsOfPicture(visit, pictures);
    default:
      return [];
  }
}

function unusedPictures(visits: Visit[], pictures: Content['pictures']): Problem[] {
  const used = new Set(visits.filter(({ value }) => value.kind === 'picture').map(placeOf));
  const wrong = 'No text names this picture.';
  const expected = 'Name it where it belongs, or delete it.';
  return [...pictures.keys()]
    .filter((file) => !used.has(file))
    .map((file) => problemAt({ file, text: '', offset: 0 }, { field: '', wrong, expected }));
}

/**
 * Looks for slips in content that has no problems.
 *
 * @returns what an editor should look at again, by file and line
 */
export function hintsOf(model: ContentModel, { texts, pictures }: Content): Problem[] {
  const visits = [...texts].flatMap(([file, text]) => readRecord(model, file, text).visits);
  return sortProblems([
    ...visits.flatMap((visit) => hintsOfVisit(visit, pictures)),
    ...unusedPictures(visits, pictures),
    ...findUnlinked(model, visits),
  ]);
}
