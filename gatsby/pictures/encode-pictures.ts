import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { BuildArgs, ParentSpanPluginArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp, { type Sharp } from 'sharp';
import { ENCODINGS, FORMATS, isPhoto, placeOf, variantOf, widthsOf } from './picture-files';

// Pictures are encoded next to each other, each in a thread of its own.
sharp.concurrency(1);

/** The encoding that runs while Gatsby builds: pictures that wait, and a promise for each core at work. */
const work = {
  total: 0,
  done: 0,
  waiting: [][Symbol.iterator]() as IterableIterator<FileSystemNode>,
  lanes: [] as Promise<void>[],
  tick: () => undefined as void,
};

/** The pixels of a picture, decoded once for all its variants. */
async function pixelsOf(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Writes a file in one go: an interrupted build leaves no half of it. */
async function writeWhole(place: string, content: Buffer): Promise<void> {
  const unfinished = `${place}.new`;
  await writeFile(unfinished, content);
  await rename(unfinished, place);
}

/** The widths of a picture that no earlier build has encoded. */
async function missingWidthsOf(file: FileSystemNode): Promise<number[]> {
  const { autoOrient } = await sharp(file.absolutePath).metadata();
  return widthsOf(autoOrient.width).filter((width) =>
    FORMATS.some((format) => !existsSync(placeOf(variantOf(file, width, format)))),
  );
}

async function encode(file: FileSystemNode, widths: readonly number[]): Promise<void> {
  const pixels = await pixelsOf(sharp(file.absolutePath, { autoOrient: true }));
  for (const width of widths) {
    const resized = await pixelsOf(pixels.clone().resize(width));
    for (const format of FORMATS) {
      const content = await resized.clone().toFormat(format, ENCODINGS[format]).toBuffer();
      await writeWhole(placeOf(variantOf(file, width, format)), content);
    }
  }
}

/** Encodes what is missing of a picture. */
async function encodePicture(file: FileSystemNode): Promise<void> {
  try {
    const widths = await missingWidthsOf(file);
    if (widths.length > 0) await encode(file, widths);
  } catch (error) {
    throw new Error(`The picture data/${file.relativePath} could not be encoded: ${String(error)}`);
  }
  work.done += 1;
  work.tick();
}

/** Encodes one picture after the other until none is left. */
async function encodeNext(): Promise<void> {
  for (const file of work.waiting) await encodePicture(file);
}

/**
 * Starts to encode the pictures of the content in every width and format. Gatsby bundles scripts
 * meanwhile, so one core of the processor is left to it. Pictures of earlier builds are kept.
 */
export async function startEncoding({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const files = (getNodesByType('File') as FileSystemNode[]).filter(isPhoto);
  await mkdir(placeOf(''), { recursive: true });
  work.total = files.length;
  work.waiting = files.values();
  work.lanes = Array.from({ length: Math.max(availableParallelism() - 1, 1) }, encodeNext);
  // Errors are reported when the build waits for the pictures.
  for (const lane of work.lanes) lane.catch(() => undefined);
}

/** Waits until all pictures are encoded, and stops the build when one could not be. */
export async function waitForPictures({ reporter }: BuildArgs): Promise<void> {
  const progress = reporter.createProgress('Encoding pictures', work.total, work.done);
  progress.start();
  work.tick = () => progress.tick();
  try {
    await Promise.all([...work.lanes, encodeNext()]);
  } catch (error) {
    reporter.panic(error as Error);
  }
  progress.end();
}
