import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';

/** A file to serve. */
export type ServedFile = { headers: Record<string, string>; body: Buffer };

/** The address of the floor page. */
export const FLOOR_PATH = '/floor';

const PAGE = 'benches/floor/index.html';
const FONT = 'src/styles/fonts/site.woff2';
const PICTURE = 'data/images/projects/case-03.webp';
/** Width in pixels of the file that a phone loads for a full-width picture. */
const PICTURE_WIDTH = 720;

/**
 * The floor page: handwritten, without script, with the site's font and one of its pictures. It shows the
 * least time that this machine and browser need.
 */
export async function makeFloorPage(): Promise<Map<string, ServedFile>> {
  const picture = await sharp(PICTURE).resize(PICTURE_WIDTH).avif({ quality: 60 }).toBuffer();
  const html = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  return new Map([
    [FLOOR_PATH, { headers: html, body: brotliCompressSync(readFileSync(PAGE)) }],
    ['/floor/font.woff2', { headers: { 'Content-Type': 'font/woff2' }, body: readFileSync(FONT) }],
    ['/floor/picture.avif', { headers: { 'Content-Type': 'image/avif' }, body: picture }],
  ]);
}
