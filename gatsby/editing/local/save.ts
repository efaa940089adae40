import { rm } from 'node:fs/promises';
import { findFile, locate, Refusal, refusalOf, writeDataFile } from './data-files';

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

/** Whether a file holds texts, and not a picture. */
const isText = (path: string): boolean => path.endsWith('.json');

/** Refuses to write over a file that is not what the screen has read, or that it could not read. */
async function refuseIfOther(folder: string, path: string, sha?: string): Promise<void> {
  const found = await findFile(folder, path);
  if (!found || found.sha === sha) return;
  throw new Refusal(
    `${path} is not what the screen has read: it was changed elsewhere, or can’t be read. Nothing is saved yet, and your text is still here: press Save again to choose.`,
    409,
  );
}

async function saveNow(site: string, changes: Change[]): Promise<void> {
  /** What files are to hold, by path; null removes a file. */
  const writes = new Map<string, Buffer | null>();
  for (const { operation, path, from_path: from, sha, content = '' } of changes) {
    const isMoved = from !== undefined && from !== path;
    // The screen does not say which version of a picture it replaces.
    const isReplaced = operation !== 'create' && !isMoved && !sha && !isText(path);
    if (isMoved) await refuseIfOther(site, from, sha);
    if (!isReplaced) await refuseIfOther(site, path, isMoved ? undefined : sha);
    if (isMoved) writes.set(from, null);
    writes.set(path, operation === 'delete' ? null : Buffer.from(content, 'base64'));
  }
  // Pictures come before the texts that name them.
  const inOrder = [...writes].sort(([a], [b]) => Number(isText(a)) - Number(isText(b)));
  for (const [path, content] of inOrder) {
    const done = content
      ? writeDataFile(site, path, content)
      : rm(locate(site, path), { force: true });
    await done.catch((error: NodeJS.ErrnoException) => {
      throw error instanceof Refusal ? error : refusalOf(path, error);
    });
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes what the screen has changed, if nothing is lost by it. One save follows the other: each is compared
 * with what the one before has written.
 *
 * @throws Refusal with a sentence otherwise; no text is written then
 */
export function save(site: string, changes: Change[]): Promise<void> {
  const saved = queue.then(() => saveNow(site, changes));
  queue = saved.catch(() => undefined);
  return saved;
}
