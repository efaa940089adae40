import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASH_DIGITS } from '../finish-site/site-file';

/**
 * Files that tell Gatsby about its own build, that only sites of another kind have a use for, and a second
 * copy of the 404 page. The source is public, but a visitor's browser has no use for maps to it.
 */
const NOT_SERVED =
  /(^|\/)\.|\.map$|^(chunk-map|webpack\.stats)\.json$|^404\/index\.html$|^(~partytown|_gatsby)\//;
/** Files that may name others. */
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;

const HASH = `[0-9a-f]{${HASH_DIGITS}}`;
/** A file named after its content, in its place or with a hash in its name. */
const HASHED = new RegExp(String.raw`^(static/.+|.+[-.](${HASH})\.(?:js|css)(?:\.LICENSE\.txt)?)$`);
/** How a text names such a file: by its hash, or by its place, up to a sign that might end an address. */
const NAME = new RegExp(String.raw`static/[\w/.%~-]+|\b${HASH}\b`, 'g');

/** What others must name to need a file, or undefined when they need not. */
function nameOf(file: string): string | undefined {
  const [, place, hash] = HASHED.exec(file) ?? [];
  return hash ?? (place && encodeURI(place).match(NAME)?.[0]);
}

/**
 * Chooses the files that visitors may ask for. Gatsby never takes files of earlier builds away; those
 * that are named after their content are served only as long as another served file names them.
 *
 * @param folder - the site as Gatsby writes it
 * @param files - all files in it, relative to it
 * @returns some of them, in order
 */
export async function servedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const served: string[] = [];
  const waiting = new Map<string, string[]>();
  for (const file of files.filter((name) => !NOT_SERVED.test(name))) {
    const name = nameOf(file);
    if (name === undefined) served.push(file);
    else waiting.set(name, [...(waiting.get(name) ?? []), file]);
  }
  // It grows while it is gone through: what is served may name more. Each text is read once, since a
  // large site has thousands of texts and of files that wait.
  for (const file of served) {
    if (!TEXT.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const name of text.match(NAME) ?? []) {
      served.push(...(waiting.get(name) ?? []));
      waiting.delete(name);
    }
  }
  return served.sort();
}
