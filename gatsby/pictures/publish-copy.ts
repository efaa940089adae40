import { readFile } from 'node:fs/promises';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp, { type Metadata } from 'sharp';
import { addressOf, ENCODINGS, isKept, isPhoto, keep, putIntoSite, stemOf } from './picture-files';
import type { CutPicture } from './placed-picture';

/** The largest width and height, in pixels, at which a large screen shows an opened picture. */
const MOST = 2400;

/** Whether a picture may be published as it is: upright, no larger than screens, and without camera data. */
const isReady = ({ autoOrient, orientation = 1, exif, xmp, iptc, comments }: Metadata): boolean =>
  Math.max(autoOrient.width, autoOrient.height) <= MOST &&
  orientation === 1 &&
  ![exif, xmp, iptc, comments].some(Boolean);

/** Makes a picture upright, cuts it, limits its size, and removes camera data. */
async function convert(bytes: Buffer, { cut }: CutPicture): Promise<Buffer> {
  const upright = sharp(bytes, { autoOrient: true });
  return (cut ? upright.extract(cut) : upright)
    .resize(MOST, MOST, { fit: 'inside', withoutEnlargement: true })
    .webp(ENCODINGS.webp)
    .toBuffer();
}

/** Published copies, by what they show: the preview asks for each one at every change. */
const published = new Map<string, Promise<string>>();

async function publish(picture: CutPicture): Promise<string> {
  const { file, cut } = picture;
  const bytes = await readFile(file.absolutePath);
  const isOwn = !isPhoto(file) || (!cut && isReady(await sharp(bytes).metadata()));
  const ending = file.ext.toLowerCase().replace('jpeg', 'jpg');
  const name = `${stemOf(picture)}${isOwn ? ending : '-large.webp'}`;
  if (!isKept(name)) await keep(name, isOwn ? bytes : await convert(bytes, picture));
  await putIntoSite(name);
  return addressOf(name);
}

/** Publishes a copy of a picture in one file, unchanged if it shows the same, and returns the address of the copy. */
export function publishCopy(picture: CutPicture): Promise<string> {
  const stem = stemOf(picture);
  const copy = published.get(stem) ?? publish(picture);
  published.set(stem, copy);
  copy.catch(() => published.delete(stem));
  return copy;
}

/** The address of a whole picture: a photograph as it opens large, a drawing as it is. */
export const publicURL = (file: FileSystemNode): Promise<string> => publishCopy({ file });
