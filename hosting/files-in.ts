import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const entriesIn = (folder: string, isMeant: (entry: Dirent) => boolean): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isMeant)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

/**
 * All files in a folder and its subfolders. Symbolic links are none.
 *
 * @returns their paths relative to the folder, with "/" on every system
 */
export const filesIn = (folder: string): string[] => entriesIn(folder, (entry) => entry.isFile());

/** All symbolic links in a folder and its subfolders that lead somewhere, with paths as of files. */
export const linksIn = (folder: string): string[] =>
  entriesIn(folder, (entry) => entry.isSymbolicLink()).filter((link) =>
    existsSync(join(folder, link)),
  );
