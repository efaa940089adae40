import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesIn } from '../../hosting/files-in';

/** Writes a number with letters only: a, b, … z, aa, ab. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) +
  String.fromCharCode(97 + (number % 26));

/** The names of classes and animations in each style module, by its path. */
const namesIn = new Map(
  filesIn('src')
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => {
      const css = readFileSync(join('src', file), 'utf8');
      return [resolve('src', file), [...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))]];
    }),
);
const modules = [...namesIn.keys()];

/**
 * Names a class of the published site, for css-loader: letters for its module and for its position there. Each name
 * appears in a page and in its styles, where hashes cannot be compressed and make up 5 % of a page.
 */
export const nameClass = (
  { resourcePath }: { resourcePath: string },
  _pattern: string,
  name: string,
): string =>
  letters(26 + modules.indexOf(resourcePath)) + letters(namesIn.get(resourcePath)!.indexOf(name));
