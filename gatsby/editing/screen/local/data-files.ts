import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { PlaceOnScreen } from '../place-on-screen';

/** A file of data/, such as data/team.json, and the version of its content. */
export type DataFile = { path: string; sha: string; size: number };

/** What files are to hold, by path; null removes a file. */
export type Writes = Map<string, Buffer | null>;

/** Whether a file holds texts, and not a picture. */
export const isText = (path: string): boolean => path.endsWith('.json');

/** Why the editing server does not do something. Its message is for the person at the screen. */
export class Refusal extends Error {
  /** @param places - what is in the way */
  constructor(
    message: string,
    readonly status = 409,
    readonly places: PlaceOnScreen[] = [],
  ) {
    super(message);
  }
}

/** Versions so far, by path, size and time, so that only changed files are read again. */
const known = new Map<string, string>();

/** The version of a content, named as git names it. */
export const versionOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/**
 * The place of a file on the disk.
 *
 * @throws Refusal when it is not inside data/
 */
export function placeOf(site: string, path: string): string {
  const place = resolve(site, path);
  if (!place.startsWith(resolve(site, 'data') + sep)) {
    throw new Refusal('Only the folder data/ can be edited.', 403);
  }
  return place;
}

/** A file of data/, or undefined if there is none. */
export async function findFile(site: string, path: string): Promise<DataFile | undefined> {
  const place = placeOf(site, path);
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const key = `${place} ${found.size} ${found.mtimeMs}`;
  const sha = known.get(key) ?? versionOf(await readFile(place));
  known.set(key, sha);
  return { path, sha, size: found.size };
}

/** All files of data/ but hidden ones. */
export async function listFiles(site: string): Promise<DataFile[]> {
  const entries = await readdir(join(site, 'data'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const files = await Promise.all(paths.map((path) => findFile(site, path)));
  return files.filter((file) => file !== undefined);
}

/** Writes and removes files, each in one step, so that no watcher reads half of one. */
export async function writeFiles(site: string, writes: Writes): Promise<void> {
  // Pictures come before the texts that name them.
  const paths = [...writes.keys()].sort((a, b) => Number(isText(a)) - Number(isText(b)));
  for (const path of paths) {
    const place = placeOf(site, path);
    const content = writes.get(path);
    if (!content) {
      await rm(place, { force: true });
      continue;
    }
    const next = join(dirname(place), `.${basename(place)}.next`);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(next, content);
    await rename(next, place);
  }
}
