import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { filesIn } from '../../../hosting/files-in';
import { isLink } from '../../checker/data-folder';

/** A file of data/, such as data/team.json, and the version of its content. */
export type DataFile = { path: string; sha: string; size: number };

/** Why a request is refused: a sentence for the editor, and the status of the answer. */
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
  [/ENOTDIR|EISDIR|EEXIST/, 'a file and a folder have the same name'],
  [/EBUSY|EXDEV/, 'it is a mount of its own: mount its folder instead'],
];

/** Says in a sentence that the disk has refused to change a file. */
export function refusalOf(path: string, { code = 'an error' }: NodeJS.ErrnoException): Refusal {
  const [, cause = `the system reports ${code}`] = CAUSES.find(([codes]) => codes.test(code)) ?? [];
  return new Refusal(
    `${path} can’t be saved: ${cause}. Your text is still here, and nothing is saved: press Save again once you have fixed that.`,
    500,
  );
}

/** The version of a file's content, named as git names it. */
export const versionOf = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/** The path of a file of data/ on the disk; any other file is refused, also one behind a link. */
export function locate(site: string, path: string): string {
  const data = resolve(site, 'data');
  const place = resolve(site, path);
  const parts = relative(data, place).split(sep);
  const leadsElsewhere = parts.some((_, index) => isLink(join(data, ...parts.slice(0, index + 1))));
  if (place.startsWith(data + sep) && !leadsElsewhere) return place;
  throw new Refusal('Only files in the folder data/ can be edited.', 403);
}

/** The content of a file of data/, or undefined if there is none. A file that cannot be read is refused. */
export const readDataFile = (site: string, path: string): Promise<Buffer | undefined> =>
  readFile(locate(site, path)).catch((error: NodeJS.ErrnoException) => {
    const { code } = error;
    if (code === 'ENOENT') return undefined;
    if (code !== 'EACCES') throw refusalOf(path, error);
    throw new Refusal(`${path} can’t be read: this user has no permission. Nothing is saved.`, 409);
  });

const describeFile = (path: string, content: Buffer): DataFile => ({
  path,
  sha: versionOf(content),
  size: content.length,
});

/** A file of data/, or undefined if there is none. */
export async function findFile(site: string, path: string): Promise<DataFile | undefined> {
  const content = await readDataFile(site, path);
  return content && describeFile(path, content);
}

/** All files of data/ except hidden ones and those that cannot be read, which the checker names. */
export async function listFiles(site: string): Promise<DataFile[]> {
  const paths = filesIn(join(site, 'data'))
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => `data/${file}`);
  const describe = async (path: string) => {
    const content = await readFile(join(site, path)).catch(() => undefined);
    return content ? [describeFile(path, content)] : [];
  };
  return (await Promise.all(paths.sort().map(describe))).flat();
}
