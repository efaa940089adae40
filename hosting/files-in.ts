import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files in a folder and in the folders in it.
 *
 * @returns their places from the folder on, with "/" on every system
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
