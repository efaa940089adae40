import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Content } from '../../checker/content';

/** Writes a file in one step, so that no watcher reads half of it. */
async function put(copy: string, place: string, write: (path: string) => Promise<void>) {
  const next = join(copy, 'next');
  const target = join(copy, place);
  await mkdir(dirname(target), { recursive: true });
  await write(next);
  await rename(next, target);
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return a !== undefined && a.size === b?.size && a.mtimeMs === b.mtimeMs;
}

async function removeOthers(copy: string, { texts, pictures }: Content): Promise<void> {
  const entries = await readdir(join(copy, 'data'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) {
    const place = relative(copy, path).replaceAll('\\', '/');
    if (!texts.has(place) && !pictures.has(place)) await rm(path);
  }
}

/**
 * Brings a copy of the content up to date. Writes only files that differ, and texts as they
 * were checked, even if their files have changed since.
 *
 * @param site - folder of the site whose data/ was read
 * @param copy - folder of the copy
 * @param last - the content of the copy, if known
 */
export async function copyContent(
  site: string,
  content: Content,
  copy: string,
  last?: Content,
): Promise<void> {
  for (const place of content.pictures.keys()) {
    const original = join(site, place);
    if (await isSameFile(original, join(copy, place))) continue;
    await put(copy, place, (path) => cp(original, path, { preserveTimestamps: true }));
  }
  for (const [place, text] of content.texts) {
    const copied =
      last?.texts.get(place) ?? (await readFile(join(copy, place), 'utf8').catch(() => undefined));
    if (copied !== text) await put(copy, place, (path) => writeFile(path, text));
  }
  await removeOthers(copy, content);
}
