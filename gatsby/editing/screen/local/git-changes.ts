import { readFile } from 'node:fs/promises';
import type { Collection } from '@sveltia/cms';
import type { Content } from '../../../checker/content';
import { parseFile } from '../../../checker/parse-file';
import { readContent } from '../../../checker/read-content';
import type { ContentModel } from '../../../schema/model/content-model';
import { placeOnScreen } from '../place-on-screen';
import { findFile, isText, placeOf, Refusal, type Writes } from './data-files';
import { referencesTo } from './references';

/** A change as the screen sends it, in the words of Gitea. */
export type Change = {
  operation: 'create' | 'update' | 'delete';
  path: string;
  /** The file that is moved here. */
  from_path?: string;
  /** The version that the screen knows, of `from_path` if there is one. */
  sha?: string;
  /** In Base64. */
  content?: string;
};

/** What a site is, for changes to it: its folder, its model, and how the screen shows it. */
export type Site = { folder: string; model: ContentModel; collections: Collection[] };

/** Refuses to create a file where there is one: the screen could not read it, or does not know it yet. */
async function refuseToReplace({ folder }: Site, path: string): Promise<void> {
  if (!(await findFile(folder, path))) return;
  const { problem } = isText(path)
    ? parseFile(path, await readFile(placeOf(folder, path), 'utf8'))
    : {};
  throw new Refusal(
    problem
      ? `${path} can’t be read (line ${problem.line}: ${problem.wrong}), so nothing is written over it. Have it put right first.`
      : `${path} is there already.`,
  );
}

/** Refuses to change a file that is no longer what the screen has read. */
async function refuseIfNewer({ folder }: Site, path: string, sha?: string): Promise<void> {
  const found = await findFile(folder, path);
  // The screen does not say which version of a picture it replaces.
  if (!found || found.sha === sha || (!sha && !isText(path))) return;
  throw new Refusal(
    `${path} has been changed elsewhere since the screen read it. Nothing is saved yet, and your text is still here: press Save again to choose.`,
  );
}

/** The content as it will be. */
function contentAfter({ texts, pictures, others }: Content, writes: Writes): Content {
  const after: Content = { texts: new Map(texts), pictures: new Map(pictures), others };
  for (const [path, content] of writes) {
    if (!content) {
      after.texts.delete(path);
      after.pictures.delete(path);
    } else if (isText(path)) after.texts.set(path, content.toString());
    else after.pictures.set(path, null);
  }
  return after;
}

/** Refuses to remove what something refers to, menus included, and names what does. */
async function refuseIfReferred(site: Site, writes: Writes): Promise<void> {
  if (![...writes.values()].includes(null)) return;
  const before = await readContent(site.folder);
  const after = contentAfter(before, writes);
  const places = referencesTo(site.model, before, after).map(({ record, path }) =>
    placeOnScreen(site.collections, { file: record.file, text: record.text, field: path }),
  );
  if (places.length === 0) return;
  throw new Refusal('This can’t be deleted, because something refers to it:', 409, places);
}

/**
 * What changes of the screen write, if nothing is lost by it.
 *
 * @throws Refusal with a sentence otherwise
 */
export async function writesOf(site: Site, changes: Change[]): Promise<Writes> {
  const writes: Writes = new Map();
  for (const { operation, path, from_path: from, sha, content = '' } of changes) {
    if (operation === 'create' || (from && from !== path)) await refuseToReplace(site, path);
    if (operation !== 'create') await refuseIfNewer(site, from ?? path, sha);
    if (from && from !== path) writes.set(from, null);
    writes.set(path, operation === 'delete' ? null : Buffer.from(content, 'base64'));
  }
  await refuseIfReferred(site, writes);
  return writes;
}
