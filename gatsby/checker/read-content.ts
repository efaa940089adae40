import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../hosting/files-in';
import { UNFIT } from './check-files';
import { MOST_PIXELS } from './check-picture';
import type { Content, Picture } from './content';
import { explainReading, linksIn } from './data-folder';
import { faultOfDrawing } from './fault-of-drawing';

/** Pictures read so far, by path, size and time, so that only changed ones are read again. */
const known = new Map<string, Picture | null>();

/**
 * Decodes a whole picture, because a truncated copy still begins correctly. Takes its bytes, because the picture
 * library caches files by name, and editors replace pictures under the same name.
 */
async function decode(bytes: Buffer): Promise<Picture> {
  const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
  const { format: container, compression, space, autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  // An iPhone photograph is in the same container as AVIF, and nothing here can decode it.
  const format = compression === 'hevc' ? 'heic' : container;
  if (format !== 'heic' && width * height <= MOST_PIXELS) await image.resize(8).toBuffer();
  const fault = format === 'svg' ? faultOfDrawing(bytes.toString()) : undefined;
  return { bytes: bytes.length, format, space, width, height, fault };
}

async function readPicture(path: string): Promise<Picture | null> {
  const { size, mtimeMs } = await stat(path);
  const key = `${path} ${size} ${mtimeMs}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const picture = await decode(await readFile(path)).catch(() => null);
  known.set(key, picture);
  return picture;
}

/** Whether a file is content: Gatsby reads hidden JSON files too, but no other hidden files. */
const isContent = (name: string) => !name.startsWith('.') || name.endsWith('.json');

async function readAll(site: string): Promise<Content> {
  const all = filesIn(join(site, 'data'))
    .filter((file) => isContent(basename(file)))
    .map((file) => `data/${file}`)
    .sort();
  const isUnfit = (file: string) => UNFIT.test(file);
  const isJson = (file: string) => file.endsWith('.json');
  const fit = all.filter((file) => !isUnfit(file));
  // A Mac may write letters with accents in two parts, where records have one.
  const placeOf = (file: string) => file.normalize();
  const read = async <Result>(files: string[], readOne: (path: string) => Promise<Result>) => {
    const one = async (file: string) => [placeOf(file), await readOne(join(site, file))] as const;
    return new Map(await Promise.all(files.map(one)));
  };
  const pictures = fit.filter((file) => !isJson(file));
  return {
    texts: await read(fit.filter(isJson), (path) => readFile(path, 'utf8')),
    pictures: await read(pictures, readPicture),
    unfit: all.filter(isUnfit).map(placeOf),
    links: linksIn(site).map(placeOf),
  };
}

/**
 * Reads all content of a site.
 *
 * @throws UnreadableData with a sentence when data/ or a file in it cannot be read
 */
export async function readContent(site: string): Promise<Content> {
  return readAll(site).catch((error: unknown) => {
    throw explainReading(site, error);
  });
}
