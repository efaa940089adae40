import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Content } from '../../checker/content';

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return a !== undefined && a.size === b?.size && a.mtimeMs === b.mtimeMs;
}

/**
 * Brings a copy of the content up to date. Writes only files that differ, each in one step, so that no watcher
 * reads half of one; and texts as they were checked, even if their files have changed since.
 *
 * @param site - folder of the site whose data/ was read
 * @param copy - folder of the copy
 */
export async function copyContent(site: string, content: Content, copy: string): Promise<void> {
  const { texts, pictures } = content;
  const next = join(copy, 'next');
  const put = async (place: string) => {
    await mkdir(dirname(join(copy, place)), { recursive: true });
    await rename(next, join(copy, place));
  };
  await mkdir(join(copy, 'data'), { recursive: true });
  for (const place of pictures.keys()) {
    if (await isSameFile(join(site, place), join(copy, place))) continue;
    await cp(join(site, place), next, { preserveTimestamps: true });
    await put(place);
  }
  for (const [place, text] of texts) {
    if (text === (await readFile(join(copy, place), 'utf8').catch(() => undefined))) continue;
    await writeFile(next, text);
    await put(place);
  }
  const entries = await readdir(join(copy, 'data'), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const place = relative(copy, path).replaceAll('\\', '/');
    if (entry.isFile() && !texts.has(place) && !pictures.has(place)) await rm(path);
  }
}
