import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECURITY_TXT } from '../../hosting/rules/rules';
import { HASH_DIGITS } from './site-file';

/**
 * Files that only Gatsby or other kinds of sites use, source maps, and a second copy of the 404 page.
 */
const NOT_SERVED =
  /(^|\/)\.|\.map$|^(chunk-map|webpack\.stats)\.json$|^404\/index\.html$|^(~partytown|_gatsby)\//;
const isServed = (file: string) => `/${file}` === SECURITY_TXT || !NOT_SERVED.test(file);
/** Files that may refer to others. */
const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;

const HASH = `[0-9a-f]{${HASH_DIGITS}}`;
/** A file named after its content, by its folder or a hash in its name. */
const HASHED = new RegExp(String.raw`^(static/.+|.+[-.](${HASH})\.(?:js|css)(?:\.LICENSE\.txt)?)$`);
/** A reference to such a file in a text: its hash, or its path up to a character that may end an address. */
const NAME = new RegExp(String.raw`static/[\w/.%~-]+|\b${HASH}\b`, 'g');

/** The reference that a file needs in order to be served, or undefined if it needs none. */
function nameOf(file: string): string | undefined {
  const [, place, hash] = HASHED.exec(file) ?? [];
  return hash ?? (place && encodeURI(place).match(NAME)?.[0]);
}

/**
 * Chooses the files to serve. Gatsby never deletes files of earlier builds, so files named after their
 * content are served only while another served file refers to them.
 *
 * @param folder - the site as Gatsby writes it
 * @param files - all files in it, relative to it
 * @returns those to serve, in order
 */
export async function servedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const served: string[] = [];
  const waiting = new Map<string, string[]>();
  for (const file of files.filter(isServed)) {
    const name = nameOf(file);
    if (name === undefined) served.push(file);
    else waiting.set(name, [...(waiting.get(name) ?? []), file]);
  }
  // The list grows while it is iterated, as served files refer to more. Each text is read once: a large
  // site has thousands.
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
