import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files in a folder and its subfolders, or the entries that `isMeant` chooses. Symbolic links are not files.
 *
 * @returns their paths relative to the folder, with "/" on every system
 */
export const filesIn = (folder: string, isMeant = (entry: Dirent) => entry.isFile()): string[] =>
  // Its own recursion follows links to folders in some versions of Node.js.
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const inside = entry.isDirectory() ? filesIn(join(folder, name), isMeant) : [];
    return [...(isMeant(entry) ? [name] : []), ...inside.map((file) => `${name}/${file}`)];
  });
