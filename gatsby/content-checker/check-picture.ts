import { posix } from 'node:path';
import { describePicture } from '../content-model/describe-rules';
import type { Content, Picture, Visit } from './content';
import type { Problem } from './problem';
import { suggest } from './suggest';
import { problemOf } from './walk';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 12;

/** A picture of more bytes is too heavy. */
export const MOST_BYTES = MOST_MEGABYTES * MEGABYTE;

/** The raster formats that browsers show, by sharp's names: heif is AVIF here. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'heif'];

const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** The formats of the extensions of file names. */
const FORMAT_OF: Record<string, string> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  svg: 'svg',
};

/** What is wrong with a picture that can be read. */
function faultOf(
  { bytes, format, space, width, height, activity }: Picture,
  { field, node }: Visit,
): string | undefined {
  const { minWidth = 0, minHeight = 0, format: asked } = field.rules.picture ?? {};
  const isDrawing = format === 'svg';
  if (bytes > MOST_BYTES) {
    return `The picture is too heavy: ${inMegabytes(bytes)} MB.`;
  }
  if (isDrawing !== (asked === 'svg') || !(isDrawing || PHOTO_FORMATS.includes(format))) {
    return `The picture has the format ${format}.`;
  }
  const extension = posix.extname(String(node.value)).slice(1);
  if (FORMAT_OF[extension.toLowerCase()] !== format) {
    return `The picture is a ${format}, but its name ends with .${extension}: rename it.`;
  }
  if (space === 'cmyk') {
    return 'The picture has the colours of a printing press (CMYK): save it with those of a screen (sRGB).';
  }
  if (activity) {
    return `The drawing does more than being drawn: ${activity}. Remove that, or save the drawing as plain SVG.`;
  }
  if (!isDrawing && (width < minWidth || height < minHeight)) {
    return `The picture is too small for its place: ${width} × ${height} pixels.`;
  }
  return undefined;
}

/** The place of the picture that a value names, from data/ on. */
export const placeOf = ({ record, node }: Visit): string =>
  posix.join(posix.dirname(record.file), String(node.value));

/** The path of a picture relative to a JSON file, as the file writes it. */
const wayTo = (file: string, picture: string) => posix.relative(posix.dirname(file), picture);

/**
 * Checks that a picture exists, can be read, has enough pixels for its place and is not too heavy.
 *
 * @param pictures - every file in data/ that is not JSON
 */
export function checkPicture(visit: Visit, pictures: Content['pictures']): Problem[] {
  const { record, path, field } = visit;
  const written = String(visit.node.value);
  const place = placeOf(visit);
  const picture = pictures.get(place);
  const expected = `Expected ${describePicture(field.rules)}, up to ${MOST_MEGABYTES} MB.`;
  if (picture === undefined) {
    const known = [...pictures.keys()].map((other) => wayTo(record.file, other));
    const relative = 'Expected the path of a picture in data/images, relative to this file.';
    return [
      problemOf(visit, path, `There is no picture ${place}.`, suggest(relative, written, known)),
    ];
  }
  if (picture === null) {
    return [problemOf(visit, path, `${place} cannot be read as a picture.`, expected)];
  }
  const fault = faultOf(picture, visit);
  return fault ? [problemOf(visit, path, fault, expected)] : [];
}
