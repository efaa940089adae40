import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesIn } from '../../hosting/files-in';

const modules = filesIn('src')
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/** Writes a number with letters alone: a, b, … z, aa, ab. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
  String.fromCharCode(97 + (number % 26));

/**
 * Names a class of the published site, for css-loader: letters for its module and for its first place there. Each
 * name stands in a page and in its styles, where hashes cannot be compressed: they are 5 % of a page.
 */
export function nameClass(
  { resourcePath }: { resourcePath: string },
  _pattern: string,
  name: string,
): string {
  const names =
    readFileSync(resourcePath, 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g) ?? [];
  const place = [...new Set(names)].indexOf(name);
  return letters(26 + modules.indexOf(relative('src', resourcePath))) + letters(place);
}
