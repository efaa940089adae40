import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { slugOf } from '../pages/slug-of';
import { hashOf } from '../publish/hash-of';
import type { CutPicture } from './placed-picture';

/** Folder of pictures in the site, and the start of their addresses. */
const FOLDER = 'static';

/** Encoded pictures outlive a build here, because they take longest to make. Their names identify their content. */
const KEPT = '.pictures';

/** Widths in pixels from which browsers choose, up to the width of the picture itself. 660 serves small phones. */
const WIDTHS = [180, 360, 480, 660, 1200, 1920];

/**
 * How pictures are encoded. Compared with the originals at 900 pixels, WebP shows fringes around letters and flat
 * colours below quality 80, AVIF below 60. Tuned for SSIM, AVIF at 59 looks the same, and is an eighth smaller than
 * with sharp's default tuning. For AVIF, sharp's default effort of 4 takes seven times as long as 2 and saves 3 % of
 * the bytes. WebP, which only browsers from before 2024 load, takes two thirds of the time for 5 % more bytes.
 */
export const ENCODINGS = {
  avif: { quality: 59, effort: 2, tune: 'ssim' },
  webp: { quality: 80, effort: 2 },
} as const;

/** A format that pictures are encoded in. */
export type Format = keyof typeof ENCODINGS;

/** The formats of every picture. */
export const FORMATS = Object.keys(ENCODINGS) as Format[];

/** Whether a file is a picture that can be resized. */
export const isPhoto = ({ ext }: FileSystemNode): boolean => /^\.(avif|jpe?g|png|webp)$/i.test(ext);

/** The widths in which a picture of this width is encoded. */
export function widthsOf(width: number): number[] {
  const widths = WIDTHS.filter((other) => other <= width);
  return widths.length > 0 ? widths : [width];
}

/** The most characters of a picture's name in the names of its files: disks limit their length. */
const LONGEST_NAME = 60;

/** The name of a picture in the addresses of its files. */
export const wordOf = ({ name }: { name: string }): string => slugOf(name).slice(0, LONGEST_NAME);

/**
 * The base name of a picture's files: its own name as part of an address, and a hash that changes with the picture,
 * its crop and the encoding.
 */
export const stemOf = ({ file, cut }: CutPicture): string =>
  `${wordOf(file)}-${hashOf(
    file.internal.contentDigest + JSON.stringify(ENCODINGS) + (cut ? JSON.stringify(cut) : ''),
  )}`.replace(/^-/, '');

/** The name of a picture's file in one width and format. */
export const variantOf = (picture: CutPicture, width: number, format: Format): string =>
  `${stemOf(picture)}-${width}.${format}`;

/** The address of a picture's file. */
export const addressOf = (name: string): string => `/${FOLDER}/${name}`;

/** Whether an earlier build has made this file of a picture. */
export const isKept = (name: string): boolean => existsSync(join(KEPT, name));

/** Keeps a file of a picture for later builds, in one step: an interrupted build leaves no half of it. */
export async function keep(name: string, content: Buffer): Promise<void> {
  const unfinished = join(KEPT, `${name}.${randomUUID()}`);
  await mkdir(KEPT, { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, join(KEPT, name));
}

/** Puts a kept file of a picture into the site. */
export const putIntoSite = (name: string): Promise<void> =>
  cp(join(KEPT, name), join('public', FOLDER, name));
