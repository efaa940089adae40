import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The names of all files in a folder with a certain ending, such as about/index.html, in order. */
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();

/** The text of a file, from the parts of its path. */
export const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** A short hash of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Writes a file that is named after its content, so that browsers may keep it for ever.
 *
 * @returns its address, such as /loader-0123abcd.js
 */
export function writeHashed(folder: string, name: string, ending: string, content: string): string {
  const file = `${name}-${hashOf(content)}.${ending}`;
  writeFileSync(join(folder, file), content);
  return `/${file}`;
}
