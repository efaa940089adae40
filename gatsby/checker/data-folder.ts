import { existsSync, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesIn } from '../../hosting/files-in';

/** An error for content that cannot be read at all. Its message is a sentence. */
export class UnreadableData extends Error {}

/** Explains why reading the content of a site failed, from the error of a file operation. */
export function explainReading(site: string, error: unknown): UnreadableData {
  const { code = String(error), path = '' } = error as NodeJS.ErrnoException;
  const place = relative(site, path).replaceAll('\\', '/');
  if (place === 'data' && (code === 'ENOENT' || code === 'ENOTDIR')) {
    return new UnreadableData(
      'The folder data/, which holds the site’s content, is missing. Restore it, for example with: git checkout -- data',
    );
  }
  const isForbidden = code === 'EACCES' || code === 'EPERM';
  const why = isForbidden ? 'give your user permission to read it' : `the system reports ${code}`;
  return new UnreadableData(`${place || 'data'} cannot be read: ${why}.`);
}

/** Checks that the folder data/ of a site is there and can be read. */
export async function checkDataFolder(site: string): Promise<void> {
  await readdir(join(site, 'data')).catch((error: unknown) => {
    throw explainReading(site, error);
  });
}

/** Whether there is a symbolic link at a path, and its target exists. */
export const isLink = (path: string): boolean =>
  existsSync(path) && lstatSync(path).isSymbolicLink();

/** The symbolic links in the data/ folder of a site. They are not content: nothing follows them. */
export const linksIn = (site: string): string[] =>
  filesIn(join(site, 'data'), (entry) => entry.isSymbolicLink())
    .map((link) => `data/${link}`)
    .filter((link) => isLink(join(site, link)));
