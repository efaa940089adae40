import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../../../hosting/files-in';
import type { Content } from '../../checker/content';
import { fileNamed } from '../../pictures/file-named';

/** Writes a file of the copy in one step, first outside its data/, which Gatsby watches. */
async function write(copy: string, place: string, content: Buffer): Promise<void> {
  const next = join(copy, '.saving');
  await mkdir(dirname(join(copy, place)), { recursive: true });
  await writeFile(next, content);
  await rename(next, join(copy, place));
}

/**
 * Brings a copy of the content up to date. Writes only files that differ, and texts as they were checked, even
 * if their files have changed since.
 */
export async function copyContent(
  site: string,
  { texts, pictures }: Content,
  copy: string,
): Promise<void> {
  await mkdir(join(copy, 'data'), { recursive: true });
  for (const place of [...pictures.keys(), ...texts.keys()]) {
    const content = Buffer.from(texts.get(place) ?? (await readFile(fileNamed(site, place))));
    const copied = await readFile(join(copy, place)).catch(() => undefined);
    if (!copied?.equals(content)) await write(copy, place, content);
  }
  for (const file of filesIn(join(copy, 'data'))) {
    const place = `data/${file}`;
    if (!texts.has(place) && !pictures.has(place)) await rm(join(copy, place));
  }
}
