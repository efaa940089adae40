import { availableParallelism } from 'node:os';
import type { BuildArgs, ParentSpanPluginArgs } from 'gatsby';
import sharp, { type Sharp } from 'sharp';
import { isPreview } from '../editing/preview/preview-folder';
import { inParallel } from '../publish/in-parallel';
import { findPictures } from './find-pictures';
import {
  ENCODINGS,
  FORMATS,
  isKept,
  keep,
  putIntoSite,
  stemOf,
  variantOf,
  widthsOf,
} from './picture-files';
import { cutOf, type CutPicture, type PlacedPicture } from './placed-picture';

// Pictures are encoded in parallel, each in its own thread.
sharp.concurrency(1);

/** The pictures that wait to be encoded, and the work on them while Gatsby builds. */
let waiting: IterableIterator<Order>;
let work: Promise<void>;

/** The pixels of a picture, decoded once for all its variants. */
async function pixelsOf(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** A picture to encode, with the width of its visible part. */
type Order = CutPicture & { width: number };

async function orderOf(file: PlacedPicture): Promise<Order> {
  const { autoOrient } = await sharp(file.absolutePath).metadata();
  const cut = cutOf(autoOrient, file);
  return { file, cut, width: (cut ?? autoOrient).width };
}

async function encode({ file, cut, width: own }: Order): Promise<void> {
  const upright = sharp(file.absolutePath, { autoOrient: true });
  const pixels = await pixelsOf(cut ? upright.extract(cut) : upright);
  for (const width of widthsOf(own)) {
    const resized = await pixelsOf(pixels.clone().resize(width));
    for (const format of FORMATS) {
      const content = await resized.clone().toFormat(format, ENCODINGS[format]).toBuffer();
      await keep(variantOf({ file, cut }, width, format), content);
    }
  }
}

/** Encodes a picture unless an earlier build has, and puts its files into the site. */
async function encodePicture(order: Order): Promise<void> {
  const files = widthsOf(order.width).flatMap((width) =>
    FORMATS.map((format) => variantOf(order, width, format)),
  );
  try {
    if (!files.every(isKept)) await encode(order);
    await Promise.all(files.map(putIntoSite));
  } catch (error) {
    throw new Error(
      `The picture data/${order.file.relativePath} could not be encoded: ${String(error)}`,
      { cause: error },
    );
  }
}

/**
 * Starts to encode the pictures that the content names, cropped to the proportions of their places, in every width
 * and format. Gatsby bundles scripts meanwhile, so one processor core is left to it. Pictures from earlier builds are
 * reused. The preview shows pictures as they are.
 */
export async function startEncoding(args: ParentSpanPluginArgs): Promise<void> {
  if (isPreview()) return;
  const named = await Promise.all(findPictures(args).map(orderOf));
  // A picture that several places show in the same way is encoded once.
  const orders = new Map(named.map((order) => [stemOf(order), order]));
  waiting = orders.values();
  work = inParallel(waiting, Math.max(availableParallelism() - 1, 1), encodePicture);
  // Errors are reported when the build waits for the pictures.
  work.catch(() => undefined);
}

/** Waits until all pictures are encoded, and stops the build if one could not be encoded. */
export async function waitForPictures({ reporter }: BuildArgs): Promise<void> {
  const timer = reporter.activityTimer('Encoding pictures');
  timer.start();
  try {
    await Promise.all([work, inParallel(waiting, 1, encodePicture)]);
  } catch (error) {
    reporter.panic(error as Error);
  }
  timer.end();
}
