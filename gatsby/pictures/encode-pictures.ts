import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import reporter from 'gatsby/reporter';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp, { type Raw, type Sharp } from 'sharp';
import { isPreview } from '../content-preview/preview-folder';
import { inParallel } from '../in-parallel';
import { ENCODINGS, FORMATS, isPhoto, placeOf, variantOf, widthsOf } from './picture-files';

// Pictures are encoded next to each other, each in a thread of its own.
sharp.concurrency(1);

/** The end of the encoding that runs while Gatsby builds; an error in it, if there was one. */
let encoded: Promise<unknown> = Promise.resolve();

/** The pixels of a picture, decoded once for all its variants. */
async function pixelsOf(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info as Raw });
}

/** Writes a file in one go: an interrupted build leaves no half of it. */
async function writeWhole(place: string, content: Buffer): Promise<void> {
  const unfinished = `${place}.new`;
  await writeFile(unfinished, content);
  await rename(unfinished, place);
}

/** Encodes what is missing of a picture. */
async function encodePicture(file: FileSystemNode): Promise<void> {
  const picture = sharp(file.absolutePath, { autoOrient: true });
  const { autoOrient } = await picture.metadata();
  const missing = widthsOf(autoOrient.width).filter((width) =>
    FORMATS.some((format) => !existsSync(placeOf(variantOf(file, width, format)))),
  );
  if (missing.length === 0) return;
  const pixels = await pixelsOf(picture);
  for (const width of missing) {
    const resized = await pixelsOf(pixels.clone().resize(width));
    for (const format of FORMATS) {
      const place = placeOf(variantOf(file, width, format));
      await mkdir(dirname(place), { recursive: true });
      await writeWhole(place, await resized.clone().toFormat(format, ENCODINGS[format]).toBuffer());
    }
  }
}

async function encodePictures(files: readonly FileSystemNode[]): Promise<void> {
  // The reporter that Gatsby hands to a hook ends its progress bars when the hook returns.
  const progress = reporter.createProgress('Encoding pictures', files.length);
  progress.start();
  await inParallel(files, availableParallelism(), async (file) => {
    await encodePicture(file).catch((error: Error) => {
      throw new Error(`The picture ${file.relativePath} could not be encoded: ${error.message}`);
    });
    progress.tick();
  });
  progress.end();
}

/**
 * Starts to encode the pictures of the content in every width and format. Gatsby bundles scripts
 * meanwhile, with one of the processor's cores. Pictures of an earlier build are kept.
 */
export function onPostBootstrap({ getNodesByType }: ParentSpanPluginArgs): void {
  if (isPreview()) return;
  const files = getNodesByType('File') as FileSystemNode[];
  encoded = encodePictures(files.filter(isPhoto)).catch((error: unknown) => error);
}

/** Waits until all pictures are encoded, and stops the build when one could not be. */
export async function waitForPictures(): Promise<void> {
  const error = await encoded;
  if (error) reporter.panic(error as Error);
}
