import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASH_DIGITS } from '../finish-site/site-file';

/**
 * Files that tell Gatsby about its own build, that only sites of another kind have a use for, and a second
 * copy of the 404 page. The source is public, but a visitor's browser has no use for maps to it.
 */
const NOT_SERVED =
  /(^|\/)\.|\.map$|^(chunk-map|webpack\.stats)\.json$|^404\/index\.html$|^(~partytown|_gatsby)\//;
/** A file named after its content, and what others must name to need it: its hash, or its place. */
const HASHED = new RegExp(
  String.raw`^(static/.+|.+[-.]([0-9a-f]{${HASH_DIGITS}})\.(?:js|css)(?:\.LICENSE\.txt)?)$`,
);
/** Files that may name others. */
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;

const needleOf = (file: string): string | undefined => {
  const [, place, hash] = HASHED.exec(file) ?? [];
  return hash ?? (place && encodeURI(place));
};

/**
 * Chooses the files that visitors may ask for. Gatsby never takes files of earlier builds away; those
 * that are named after their content are served only as long as another served file names them.
 *
 * @param folder - the site as Gatsby writes it
 * @param files - all files in it, relative to it
 * @returns some of them, in order
 */
export async function servedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const candidates = files.filter((file) => !NOT_SERVED.test(file));
  const served = candidates.filter((file) => needleOf(file) === undefined);
  let waiting = candidates.filter((file) => needleOf(file) !== undefined);
  for (let added = served; added.length > 0;) {
    const texts = await Promise.all(
      added.filter((file) => TEXT.test(file)).map((file) => readFile(join(folder, file), 'utf8')),
    );
    const named = texts.join('\n');
    added = waiting.filter((file) => named.includes(needleOf(file) as string));
    waiting = waiting.filter((file) => !added.includes(file));
    served.push(...added);
  }
  return served.sort();
}
