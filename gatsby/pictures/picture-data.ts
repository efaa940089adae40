import { copyFile, readFile } from 'node:fs/promises';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { isPreview } from '../content-preview/preview-folder';
import {
  addressOf,
  FORMATS,
  isPhoto,
  originalOf,
  placeOf,
  variantOf,
  widthsOf,
  type Format,
} from './picture-files';

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

/** The address of a copy of the picture: the preview shows it, because encoding takes too long. */
async function publishOriginal(file: FileSystemNode): Promise<string> {
  const name = originalOf(file);
  await copyFile(file.absolutePath, placeOf(name));
  return addressOf(name);
}

/**
 * Describes a picture for components/picture: AVIF, and WebP as the fallback.
 *
 * @param file - a file of the content
 * @returns null when the file is not a picture that can be resized
 */
export async function pictureData(file: FileSystemNode): Promise<IGatsbyImageData | null> {
  if (!isPhoto(file)) return null;
  const { width: ownWidth, height: ownHeight, colour } = await lookAt(file);
  const breakpoints = widthsOf(ownWidth);
  const data = generateImageData({
    pluginName: 'pictures',
    filename: file.absolutePath,
    sourceMetadata: { width: ownWidth, height: ownHeight, format: 'auto' },
    width: breakpoints.at(-1),
    breakpoints,
    formats: FORMATS,
    backgroundColor: colour,
    generateImageSource: (_file, width, height, format) => ({
      src: addressOf(variantOf(file, width, format as Format)),
      width,
      height,
      format,
    }),
  });
  if (isPreview()) return { ...data, images: { fallback: { src: await publishOriginal(file) } } };
  const [avif, webp] = data.images.sources ?? [];
  const src = addressOf(variantOf(file, data.width, 'webp'));
  return { ...data, images: { sources: avif && [avif], fallback: { src, srcSet: webp?.srcSet } } };
}
