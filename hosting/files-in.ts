import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files in a folder and its subfolders, or the entries that `isMeant` chooses. Symbolic links are not files.
 *
 * @returns their paths relative to the folder, with "/" on every system
 */
export const filesIn = (folder: string, isMeant = (entry: Dirent) => entry.isFile()): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isMeant)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
