import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { filesIn } from '../../../hosting/files-in';

/** A file of data/, such as data/team.json, and the version of its content. */
export type DataFile = { path: string; sha: string; size: number };

/** Why a request is not met: a sentence for the person at the screen, and the status of the answer. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Why a disk refuses a change, by the codes of its errors. */
const CAUSES: [RegExp, string][] = [
  [/ENOSPC|EDQUOT/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, 'this user may not write there'],
  [/ENAMETOOLONG/, 'its name is too long'],
];

/** Says in a sentence that the disk has refused to change a file. */
export function refusalOf(path: string, { code = '', message }: NodeJS.ErrnoException): Refusal {
  const [, cause = message] = CAUSES.find(([codes]) => codes.test(code)) ?? [];
  return new Refusal(
    `${path} can’t be saved: ${cause}. Your text is still here: press Save again once that is put right.`,
    500,
  );
}

/** The version of a content, named as git names it. */
export const versionOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** Where a file of data/ is on the disk; any other is refused. */
export function locate(site: string, path: string): string {
  const place = resolve(site, path);
  if (place.startsWith(resolve(site, 'data') + sep)) return place;
  throw new Refusal('Only files in the folder data/ can be edited.', 403);
}

/** A file of data/, or undefined if there is none. */
export async function findFile(site: string, path: string): Promise<DataFile | undefined> {
  const content = await readFile(locate(site, path)).catch(() => undefined);
  return content && { path, sha: versionOf(content), size: content.length };
}

/** All files of data/ but hidden ones. */
export async function listFiles(site: string): Promise<DataFile[]> {
  const paths = filesIn(join(site, 'data'))
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => `data/${file}`);
  const files = await Promise.all(paths.sort().map((path) => findFile(site, path)));
  return files.filter((file) => file !== undefined);
}

/**
 * Writes a file of data/ in one step, so that nobody reads half of it: first beside data/, which is watched. One
 * at a time.
 */
export async function writeDataFile(site: string, path: string, content: Buffer): Promise<void> {
  const place = locate(site, path);
  const next = join(site, '.saving');
  try {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(next, content);
    await rename(next, place);
  } finally {
    await rm(next, { force: true });
  }
}
