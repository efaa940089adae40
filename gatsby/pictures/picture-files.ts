import type { FileSystemNode } from 'gatsby-source-filesystem';
import { hashOf } from '../finish-site/site-file';

/** Folder of pictures in the site, and the beginning of their addresses. */
const FOLDER = 'static';

/** Widths in pixels from which browsers choose, up to the width of the picture itself. 660 serves small phones. */
const WIDTHS = [180, 360, 480, 660, 1200, 1920];

/**
 * How pictures are encoded. Compared with the originals at a width of 900 pixels, WebP shows fringes
 * round letters and flat colours below quality 80, AVIF below 60. For AVIF, sharp's own effort of 4 takes
 * seven times as long as 2 and saves 3 % of the bytes; WebP, which only browsers of before 2024 load, is
 * encoded in two thirds of the time with 5 % more.
 */
export const ENCODINGS = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 80, effort: 2 },
} as const;

export type Format = keyof typeof ENCODINGS;

/** The formats of every picture. */
export const FORMATS = Object.keys(ENCODINGS) as Format[];

/** Whether a file is a picture that can be resized. */
export const isPhoto = ({ ext }: FileSystemNode): boolean => /^\.(avif|jpe?g|png|webp)$/i.test(ext);

/**
 * The widths in which a picture is encoded.
 *
 * @param width - its own width in pixels
 */
export function widthsOf(width: number): number[] {
  const widths = WIDTHS.filter((other) => other <= width);
  return widths.length > 0 ? widths : [width];
}

/** The name of a picture's files: it changes with the picture and with how pictures are encoded. */
const stemOf = ({ name, internal }: FileSystemNode): string =>
  `${name}-${hashOf(internal.contentDigest + JSON.stringify(ENCODINGS))}`;

/** The name of a picture's file of one width and format. */
export const variantOf = (file: FileSystemNode, width: number, format: Format): string =>
  `${stemOf(file)}-${width}.${format}`;

/** The name of a copy of the picture as it is. */
export const originalOf = (file: FileSystemNode): string => stemOf(file) + file.ext;

/** The address of a file of a picture. */
export const addressOf = (name: string): string => `/${FOLDER}/${encodeURIComponent(name)}`;

/** The place of a file of a picture. */
export const placeOf = (name: string): string => `public/${FOLDER}/${name}`;
