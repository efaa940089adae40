import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files in a folder and its subfolders.
 *
 * @returns their paths relative to the folder, with "/" on every system
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
