import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the file that a record names. A Mac may store é in a file name as e and an accent, where people type one
 * letter: both mean the same file.
 *
 * @param folder - folder of the record's file
 */
export function fileNamed(folder: string, path: string): string {
  return path.split('/').reduce((place, part) => {
    // Most names have only one spelling.
    if (part.normalize('NFC') === part.normalize('NFD')) return join(place, part);
    const isSame = (name: string) => name.normalize() === part.normalize();
    const names = readdirSync(place);
    return join(place, names.includes(part) ? part : (names.find(isSame) ?? part));
  }, folder);
}
