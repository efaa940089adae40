import type { ContentModel } from '../schema/model/content-model';
import { focusFieldOf } from '../pictures/placed-picture';
import { placeOf } from './check-picture';
import type { Content, Context } from './content';
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

const hint = (context: Context, wrong: string, expected: string) =>
  problemOf(context, context.path, wrong, expected);

function hintsOfNumber(context: Context): Problem[] {
  const isYear = /year$/i.test(context.field.name);
  if (!isYear || Number(context.node.value) <= new Date().getFullYear() + 1) return [];
  return [hint(context, `${context.node.value} is far ahead.`, 'Is it right?')];
}

function hintsOfPicture(context: Context, pictures: Content['pictures']): Problem[] {
  const picture = pictures.get(placeOf(context));
  const { minWidth, minHeight } = context.field.rules.picture ?? {};
  if (!picture || !minWidth || !minHeight) return [];
  const ratio = picture.width / picture.height / (minWidth / minHeight);
  if (Math.max(ratio, 1 / ratio) <= FAR_OFF) return [];
  const size = `${picture.width} × ${picture.height}`;
  const wrong = `The picture is much ${ratio > 1 ? 'wider' : 'higher'} than its place: ${size}.`;
  const expected = `Its edges will be cut off, as the place is ${minWidth} wide to ${minHeight} high: name the point that stays in sight under ${focusFieldOf(context.field)}, or choose another picture.`;
  return [hint(context, wrong, expected)];
}

/** A jump in the numbers of the case studies, such as from 10 to 99, is probably a slip. */
function hintsOfNumbers(contexts: Context[]): Problem[] {
  const numbered = contexts
    .filter(({ field }) => field.rules.format?.as === 'number')
    .map((context) => ({ context, number: Number(context.node.value) }))
    .sort((one, other) => one.number - other.number);
  return numbered.flatMap(({ context, number }, index) => {
    const last = numbered[index - 1]?.number ?? 0;
    if (number - last < FAR_APART) return [];
    return [hint(context, `The numbers jump from ${last} to ${number}.`, 'Is it right?')];
  });
}

function hintsOfContext(context: Context, pictures: Content['pictures']): Problem[] {
  switch (context.value.kind) {
    case 'text':
      return hintsOfText(context);
    case 'integer':
      return hintsOfNumber(context);
    case 'picture':
      return hintsOfPicture(context, pictures);
    default:
      return [];
  }
}

/** Pictures that nothing shows, or that are where nobody looks for them. */
function hintsOfFiles(contexts: Context[], pictures: Content['pictures']): Problem[] {
  const used = new Set(contexts.filter(({ value }) => value.kind === 'picture').map(placeOf));
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
  const contexts = readRecords(model, texts).flatMap((reading) => reading.contexts);
  return sortProblems([
    ...contexts.flatMap((context) => hintsOfContext(context, pictures)),
    ...hintsOfNumbers(contexts),
    ...hintsOfFiles(contexts, pictures),
    ...findUnlinked(model, contexts),
  ]);
}
