import { isLikeKept } from '../../hosting/rules/rules';
import type { ContentModel } from '../schema/model/content-model';
import { PLACEHOLDER_SOURCE, type Identity } from '../schema/fields/placeholders';
import { lettersWithoutFont } from '../pictures/share-card/outline-text';
import { focusFieldOf } from '../pictures/placed-picture';
import { identityOf } from './check-content';
import { aboutFile } from './check-files';
import { placeOf } from './check-picture';
import type { Content, ContentRecord, Context } from './content';
import { fallbacksOf } from './fallbacks';
import { problemOf, sortProblems, type Finding, type Problem } from './problem';
import { readRecords } from './read-record';

// Things that are allowed but probably mistakes. They do not stop a build.

/** How far a picture's proportions may differ from those of its place before much of it is cut off. */
const FAR_OFF = 1.6;

function hintsOfPicture(context: Context, pictures: Content['pictures']): Finding[] {
  if (context.value.kind !== 'picture') return [];
  const picture = pictures.get(placeOf(context));
  const { minWidth, minHeight } = context.field.rules.picture ?? {};
  if (!picture || !minWidth || !minHeight) return [];
  const ratio = picture.width / picture.height / (minWidth / minHeight);
  if (Math.max(ratio, 1 / ratio) <= FAR_OFF) return [];
  const size = `${picture.width} × ${picture.height}`;
  const wrong = `The picture is much ${ratio > 1 ? 'wider' : 'taller'} than its place: ${size}.`;
  const expected = `Its edges will be cut off: the place is ${minWidth} wide to ${minHeight} high. Set the focal point under ${focusFieldOf(context.field)}, or choose another picture.`;
  return [{ wrong, expected }];
}

/** A day or month that has not begun anywhere yet, not even fourteen hours ahead of UTC. */
function hintsOfDate({ field, node }: Context): Finding[] {
  const format = field.rules.format?.as;
  if (format !== 'date' && format !== 'month') return [];
  const written = String(node.value);
  const begins = Date.parse(format === 'month' ? `1 ${written} UTC+14` : `${written}T00:00+14:00`);
  if (!(begins > Date.now())) return [];
  const wrong = `${written} is in the future.`;
  return [{ wrong, expected: 'If that is a mistake, enter the day or month when it happened.' }];
}

/** A text that content in the specification's shape has, and that the site has no use for. */
function hintsOfIgnored({ field, node, value }: Context): Finding[] {
  if (!field.rules.textIgnored || value.kind !== 'text') return [];
  const wrong = `The site has no use for "${String(node.value)}" here, and leaves it out.`;
  return [{ wrong, expected: `To fill in ${field.name}, see what its description asks for.` }];
}

/** What the site takes from another field, which was written for another place. */
const hintsOfFallbacks = (
  model: ContentModel,
  record: ContentRecord,
  contexts: Context[],
): Problem[] =>
  fallbacksOf(model, record, contexts).map(({ field: { name }, path, node, used }) => {
    const wrong = `"${name}" is missing: the site uses ${used.name} in its place.`;
    const expected = `If you write ${name}, it will fit its place better.`;
    return problemOf({ record, path, node }, { wrong, expected });
  });

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Company details that are spelt out do not follow changes to data/company.json. */
function hintsOfCompany({ record, field, node, value }: Context, identity?: Identity): Finding[] {
  const isText = value.kind === 'text' && !field.rules.format;
  if (!isText || !identity || record.type.name === PLACEHOLDER_SOURCE) return [];
  const { legalName, brand, email, phone } = identity;
  const names = { company: legalName, email, phone, brand };
  const spelt = Object.entries(names).find(([, name]) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`, 'u').test(
      String(node.value),
    ),
  );
  if (!spelt) return [];
  const expected = `To follow data/company.json, write {${spelt[0]}} instead.`;
  return [{ wrong: `The text contains "${spelt[1]}".`, expected }];
}

/** An address that a host may take for that of a file. */
function hintsOfAddress({ record, path, node }: Context): Finding[] {
  const address = String(node.value);
  if (!record.type.isPage || path !== 'path' || !isLikeKept(address)) return [];
  const wrong = `"${address}" ends like a script or a style sheet: on Netlify, browsers may keep the page for a year.`;
  return [{ wrong, expected: `If the site is there, add a word, such as ${address}-development.` }];
}

/** Letters of a page's title, or of the brand, that the picture for shared links cannot draw. */
async function hintsOfShareCard({ record: { type }, path, node }: Context): Promise<Finding[]> {
  const shown = type.name === PLACEHOLDER_SOURCE ? 'brand' : type.isPage && 'title';
  if (path !== shown) return [];
  const missing = await lettersWithoutFont(String(node.value));
  if (missing.length === 0) return [];
  const wrong = `The picture for shared links leaves out ${missing.join(' ')}.`;
  return [{ wrong, expected: 'Its fonts contain Latin, Devanagari and Kannada letters.' }];
}

const NOT_SHOWN = {
  wrong: 'No page shows this picture.',
  expected: 'Name it in a file, or delete it.',
};

/** Pictures that nothing shows. */
function hintsOfFiles(contexts: Context[], pictures: Content['pictures']): Problem[] {
  const used = new Set(contexts.filter(({ value }) => value.kind === 'picture').map(placeOf));
  const unused = [...pictures.keys()].filter((file) => !used.has(file));
  return unused.map((file) => aboutFile(file, NOT_SHOWN));
}

/** Looks for probable mistakes in content that has no problems, for an editor to look at again. */
export async function hintsOf(
  model: ContentModel,
  { texts, pictures }: Content,
): Promise<Problem[]> {
  const readings = readRecords(model, texts);
  const contexts = readings.flatMap((reading) => reading.contexts);
  const identity = identityOf(readings.flatMap(({ record }) => record ?? []));
  const hintsOfContext = async (context: Context) => {
    const findings = [
      ...hintsOfPicture(context, pictures),
      ...hintsOfDate(context),
      ...hintsOfIgnored(context),
      ...hintsOfAddress(context),
      ...hintsOfCompany(context, identity),
      ...(await hintsOfShareCard(context)),
    ];
    return findings.map((finding) => problemOf(context, finding));
  };
  return sortProblems([
    ...(await Promise.all(contexts.map(hintsOfContext))).flat(),
    ...readings.flatMap(({ record, contexts: own }) =>
      record ? hintsOfFallbacks(model, record, own) : [],
    ),
    ...hintsOfFiles(contexts, pictures),
  ]);
}
