import { posix } from 'node:path';
import { describePicture } from '../schema/model/describe-rules';
import type { Content, Picture, Context } from './content';
import type { Finding } from './problem';
import { nearest } from './suggest';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 12;

const MEGAPIXEL = 1e6;
const MOST_MEGAPIXELS = 50;

/** The most pixels of a picture: more would take gigabytes of memory to encode. */
export const MOST_PIXELS = MOST_MEGAPIXELS * MEGAPIXEL;

/** The most bytes of a picture file. */
export const MOST_BYTES = MOST_MEGABYTES * MEGABYTE;

/** The usual name of a format. */
const kindOf = (format: string) => (format === 'heif' ? 'AVIF' : format.toUpperCase());

/** The formats that browsers show: sharp's names for them, by file extension. Here heif means AVIF. */
const FORMAT_OF: Record<string, string> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  svg: 'svg',
};

/** What to say about an iPhone photograph that nobody has converted. */
export const HEIC: Finding = {
  wrong: 'The picture is in HEIC format, which browsers do not show.',
  expected: 'Export it as JPEG, or upload it on the editing screen, which converts it.',
};

/** What is wrong with a picture that can be read. */
function faultOf(
  { bytes, format, space, width, height, fault }: Picture,
  { field, node }: Context,
): string | undefined {
  const { minWidth = 0, minHeight = 0, format: asked } = field.rules.picture ?? {};
  const isDrawing = format === 'svg';
  if (bytes > MOST_BYTES) {
    return `The picture file is too large: ${(bytes / MEGABYTE).toFixed(1)} MB.`;
  }
  if (!isDrawing && width * height > MOST_PIXELS) {
    return `The picture has too many pixels: ${width} × ${height}. Make it smaller than ${MOST_MEGAPIXELS} megapixels.`;
  }
  if (format === 'heic') return `${HEIC.wrong} ${HEIC.expected}`;
  const isAsked = asked === 'any' || isDrawing === (asked === 'svg');
  if (!isAsked || !Object.values(FORMAT_OF).includes(format)) {
    return `The picture is in the wrong format: ${kindOf(format)}.`;
  }
  const extension = posix.extname(String(node.value)).slice(1);
  if (FORMAT_OF[extension.toLowerCase()] !== format) {
    return `The picture is in ${kindOf(format)} format, but its name ends in .${extension}: rename it.`;
  }
  if (space === 'cmyk') {
    return 'The picture uses print colours (CMYK): save it with screen colours (sRGB).';
  }
  if (fault) return fault;
  if (!isDrawing && (width < minWidth || height < minHeight)) {
    return `The picture is too small for its place: ${width} × ${height} pixels.`;
  }
  return undefined;
}

/** The path of the picture that a value names, starting with data/. */
export const placeOf = ({ record, node }: Context): string =>
  posix.join(posix.dirname(record.file), String(node.value)).normalize();

/** The name of a file without its ending. */
const nameOf = (file: string) => posix.parse(file).name;

/** The path of a picture relative to a JSON file, as the file writes it. */
const wayTo = (file: string, picture: string) => posix.relative(posix.dirname(file), picture);

/** Says how to name a picture, and which one was probably meant. */
function describePlace({ record, field, node }: Context, pictures: Content['pictures']): string {
  const folder = field.rules.picture?.folder ?? '';
  const example = wayTo(record.file, `data/images/${folder}/name.webp`);
  const known = new Map([...pictures.keys()].map((other) => [nameOf(other), other]));
  const meant = known.get(nearest(nameOf(String(node.value)), [...known.keys()]) ?? '');
  const guess = meant ? ` Did you mean "${wayTo(record.file, meant)}"?` : '';
  return `Expected the path of a picture, such as ${example}.${guess}`;
}

/** Checks that a picture exists, can be read, has enough pixels for its place, and that its file is not too large. */
export function checkPicture(context: Context, pictures: Content['pictures']): Finding[] {
  if (context.value.kind !== 'picture') return [];
  const place = placeOf(context);
  const picture = pictures.get(place);
  if (picture === undefined) {
    const written = String(context.node.value);
    const wrong = written.includes('://')
      ? `${written} is on another site.`
      : `There is no picture ${place}.`;
    return [{ wrong, expected: describePlace(context, pictures) }];
  }
  const wrong = picture ? faultOf(picture, context) : `${place} is damaged, or is not a picture.`;
  const expected = `Expected ${describePicture(context.field.rules)}, up to ${MOST_MEGABYTES} MB.`;
  return wrong ? [{ wrong, expected }] : [];
}
