import { readFile } from 'node:fs/promises';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { isPreview } from '../content-preview/preview-folder';
import {
  addressOf,
  FORMATS,
  isPhoto,
  variantOf,
  widthsOf,
  type CutPicture,
  type Format,
} from './picture-files';
import { cutOf, type PlacedPicture } from './placed-picture';
import { publishCopy } from './publish-copy';

/** A picture as components/picture needs it. */
type PictureData = IGatsbyImageData & {
  /** The point that stays in sight where a style sheet cuts it, if the content names one. */
  objectPosition?: string;
};

type Picture = { width: number; height: number; colour: string };

/** Width in pixels of the copy in which the main colour is looked for. */
const SAMPLE = 120;

/** Pictures that have been read, by their content. */
const known = new Map<string, Promise<Picture>>();

async function readPicture(path: string): Promise<Picture> {
  // By its bytes: the picture library remembers files by their names, and editors replace pictures.
  const bytes = await readFile(path);
  const { autoOrient } = await sharp(bytes).metadata();
  const { dominant } = await sharp(await sharp(bytes).resize(SAMPLE).png().toBuffer()).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) =>
    part.toString(16).padStart(2, '0'),
  );
  return { ...autoOrient, colour: `#${hex.join('')}` };
}

/** The size and main colour of a picture. */
function lookAt({ absolutePath, internal }: FileSystemNode): Promise<Picture> {
  const picture = known.get(internal.contentDigest) ?? readPicture(absolutePath);
  known.set(internal.contentDigest, picture);
  return picture;
}

/**
 * Describes a picture for components/picture: AVIF, and WebP as the fallback, cut to its place.
 *
 * @param file - a file of the content, and what the content says of its place
 * @returns null when the file is not a picture that can be resized
 */
export async function pictureData(file: PlacedPicture): Promise<PictureData | null> {
  if (!isPhoto(file)) return null;
  const { colour, ...own } = await lookAt(file);
  const cut = cutOf(own, file);
  const shown = cut ?? own;
  const picture: CutPicture = { file, cut };
  const breakpoints = widthsOf(shown.width);
  const encoded = generateImageData({
    pluginName: 'pictures',
    filename: file.absolutePath,
    sourceMetadata: { width: shown.width, height: shown.height, format: 'auto' },
    width: breakpoints.at(-1),
    breakpoints,
    formats: FORMATS,
    backgroundColor: colour,
    generateImageSource: (_file, width, height, format) => ({
      src: addressOf(variantOf(picture, width, format as Format)),
      width,
      height,
      format,
    }),
  });
  const objectPosition = file.focus?.replace(/\d+/g, '$&%');
  const data = { ...encoded, ...(objectPosition && { objectPosition }) };
  // Encoding takes too long for the preview.
  if (isPreview()) return { ...data, images: { fallback: { src: await publishCopy(picture) } } };
  const [avif, webp] = data.images.sources ?? [];
  const src = addressOf(variantOf(picture, data.width, 'webp'));
  return { ...data, images: { sources: avif && [avif], fallback: { src, srcSet: webp?.srcSet } } };
}
