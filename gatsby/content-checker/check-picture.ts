import { posix } from 'node:path';
import { describePicture } from '../content-model/describe-rules';
import type { Content, Picture, Visit } from './content';
import type { Problem } from './problem';
import { suggest } from './suggest';
import { problemOf } from './walk';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 5;

/** A picture of more bytes is too heavy. */
export const MOST_BYTES = MOST_MEGABYTES * MEGABYTE;

/** What readers of pictures call the formats that browsers show: heif is AVIF here. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'heif'];

const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** What is wrong with a picture that can be read. */
function faultOf({ bytes, format, width, height }: Picture, { field }: Visit): string | undefined {
  const { minWidth = 0, minHeight = 0, format: asked } = field.rules.picture ?? {};
  const isDrawing = format === 'svg';
  if (bytes > MOST_BYTES) {
    return `The picture has ${inMegabytes(bytes)} MB: too heavy.`;
  }
  if (isDrawing !== (asked === 'svg') || !(isDrawing || PHOTO_FORMATS.includes(format))) {
    return `The picture is of the format ${format}.`;
  }
  if (!isDrawing && (width < minWidth || height < minHeight)) {
    return `The picture has ${width} × ${height} pixels: too small for its place.`;
  }
  return undefined;
}

/** The way from a JSON file to a picture, as it is written in the file. */
const wayTo = (file: string, picture: string) => posix.relative(posix.dirname(file), picture);

/**
 * Checks that a picture exists, can be read, has enough pixels for its place and is not too heavy.
 *
 * @param pictures - what is known of every picture in data/
 */
export function checkPicture(visit: Visit, pictures: Content['pictures']): Problem[] {
  const { record, path, field } = visit;
  const written = String(visit.node.value);
  const place = posix.join(posix.dirname(record.file), written);
  const picture = pictures.get(place);
  const expected = `Expected is ${describePicture(field.rules)}, up to ${MOST_MEGABYTES} MB.`;
  if (picture === undefined) {
    const known = [...pictures.keys()].map((other) => wayTo(record.file, other));
    const relative = 'The path of a picture in data/images, seen from this file.';
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
