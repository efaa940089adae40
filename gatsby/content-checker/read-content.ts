import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content, Picture } from './content';

/** What is known of pictures, by place, size and time: a picture is read again only when it changes. */
const known = new Map<string, Picture | null>();

async function readPicture(path: string): Promise<Picture | null> {
  const { size: bytes, mtimeMs } = await stat(path);
  const key = `${path} ${bytes} ${mtimeMs}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const picture = await sharp(path)
    .metadata()
    .then(({ format, width, height }) => ({ bytes, format, width, height }))
    .catch(() => null);
  known.set(key, picture);
  return picture;
}

/**
 * Reads all content of a site.
 *
 * @param site - folder of the site, in which data/ is
 */
export async function readContent(site: string): Promise<Content> {
  const entries = await readdir(join(site, 'data'), { recursive: true, withFileTypes: true });
  const content: Content = { texts: new Map(), pictures: new Map() };
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of files) {
    const place = path.slice(join(site, '/').length).replaceAll('\\', '/');
    if (path.endsWith('.json')) content.texts.set(place, await readFile(path, 'utf8'));
    else content.pictures.set(place, await readPicture(path));
  }
  return content;
}
