import { rm } from 'node:fs/promises';
import type { Collection } from '@sveltia/cms';
import { checkContent } from '../../checker/check-content';
import type { Content } from '../../checker/content';
import type { Problem } from '../../checker/problem';
import { readContent } from '../../checker/read-content';
import type { ContentModel } from '../../schema/model/content-model';
import { describeProblems } from '../notice/describe-problems';
import { findFile, locate, Refusal, writeDataFile } from './data-files';

/** What the screen edits: a folder with data/, the shape of its content, and how the screen shows it. */
export type Site = { folder: string; model: ContentModel; collections: Collection[] };

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

/** What files are to hold, by path; null removes a file. */
type Writes = Map<string, Buffer | null>;

/** Whether a file holds texts, and not a picture. */
const isText = (path: string): boolean => path.endsWith('.json');

/** Refuses to write over a file that is not what the screen has read, or that it could not read. */
async function refuseIfOther({ folder }: Site, path: string, sha?: string): Promise<void> {
  const found = await findFile(folder, path);
  if (!found || found.sha === sha) return;
  throw new Refusal(
    `${path} is not what the screen has read: it was changed elsewhere, or can’t be read. Nothing is saved yet, and your text is still here: press Save again to choose.`,
    409,
  );
}

function contentAfter(before: Content, writes: Writes): Content {
  const after = { ...before, texts: new Map(before.texts), pictures: new Map(before.pictures) };
  for (const [written, content] of writes) {
    const path = written.normalize();
    after.texts.delete(path);
    after.pictures.delete(path);
    if (content && isText(path)) after.texts.set(path, content.toString());
    else if (content) after.pictures.set(path, null);
  }
  return after;
}

/** Refuses to remove what something refers to, menus included, and says what does. */
async function refuseIfNeeded({ folder, model, collections }: Site, writes: Writes): Promise<void> {
  if (![...writes.values()].includes(null)) return;
  const before = await readContent(folder);
  const after = contentAfter(before, writes);
  const keyOf = ({ file, field, wrong }: Problem) => [file, field, wrong].join();
  const known = new Set(checkContent(model, before).map(keyOf));
  // New pictures are judged once they are there.
  const isNew = (problem: Problem) =>
    !known.has(keyOf(problem)) && !writes.get(problem.other ?? '');
  const problems = describeProblems(checkContent(model, after).filter(isNew), after, collections);
  if (problems.length === 0) return;
  throw new Refusal('This can’t be deleted, because other content needs it:', 409, problems);
}

async function saveNow(site: Site, changes: Change[]): Promise<void> {
  const writes: Writes = new Map();
  for (const { operation, path, from_path: from, sha, content = '' } of changes) {
    const isMoved = from !== undefined && from !== path;
    // The screen does not say which version of a picture it replaces.
    const isReplaced = operation !== 'create' && !isMoved && !sha && !isText(path);
    if (isMoved) await refuseIfOther(site, from, sha);
    if (!isReplaced) await refuseIfOther(site, path, isMoved ? undefined : sha);
    if (isMoved) writes.set(from, null);
    writes.set(path, operation === 'delete' ? null : Buffer.from(content, 'base64'));
  }
  await refuseIfNeeded(site, writes);
  // Pictures come before the texts that name them.
  const inOrder = [...writes].sort(([a], [b]) => Number(isText(a)) - Number(isText(b)));
  for (const [path, content] of inOrder) {
    if (content) await writeDataFile(site.folder, path, content);
    else await rm(locate(site.folder, path), { force: true });
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes what the screen has changed, if nothing is lost by it. One save follows the other: each is compared
 * with what the one before has written.
 *
 * @throws Refusal with a sentence otherwise; nothing is written then
 */
export function save(site: Site, changes: Change[]): Promise<void> {
  const saved = queue.then(() => saveNow(site, changes));
  queue = saved.catch(() => undefined);
  return saved;
}
