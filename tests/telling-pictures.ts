import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../hosting/files-in';

/** The pictures of a site, by their paths in it. */
export const picturesIn = (site: string): string[] =>
  filesIn(site).filter((file) => /\.(avif|jpe?g|png|webp)$/i.test(file));

/** Finds the pictures that lie on their sides, or tell where, when or with what they were taken. */
export async function findTelling(site: string): Promise<string[]> {
  const telling: string[] = [];
  for (const file of picturesIn(site)) {
    const facts = await sharp(join(site, file)).metadata();
    const { exif, xmp, iptc, comments, orientation = 1 } = facts;
    if (exif || xmp || iptc || comments || orientation !== 1) telling.push(file);
  }
  return telling;
}
