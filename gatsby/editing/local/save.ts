import { rename, rm } from 'node:fs/promises';
import { findFile, locate, readDataFile, Refusal, refusalOf, writeBeside } from './data-files';

/** A change as the screen sends it, in Gitea's terms. */
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

/** Refuses to overwrite a file that has changed since the screen read it, or that it could not read. */
async function refuseIfOther(site: string, path: string, sha?: string): Promise<void> {
  const found = await findFile(site, path);
  if (!found || found.sha === sha) return;
  throw new Refusal(
    `${path} is not what the screen read: it has changed elsewhere, or can’t be read. Nothing is saved yet, and your text is still here: press Save again to choose.`,
    409,
  );
}

/** Refuses a change that would lose something. */
async function check(site: string, change: Change): Promise<void> {
  const { operation, path, from_path: from = path, sha, content } = change;
  if (operation !== 'delete' && content === undefined) {
    throw new Refusal(`${path} can’t be saved: its content is missing.`, 400);
  }
  const isMoved = from !== path;
  if (isMoved) await refuseIfOther(site, from, sha);
  // The screen does not say which version of a picture it replaces.
  const isReplaced = operation !== 'create' && !isMoved && !sha && !isText(path);
  if (isReplaced) await readDataFile(site, path);
  else await refuseIfOther(site, path, isMoved ? undefined : sha);
}

/** Changes a file, and says so in a sentence if the disk refuses. */
const change = <Result>(path: string, done: Promise<Result>): Promise<Result> =>
  done.catch((error: NodeJS.ErrnoException) => {
    throw error instanceof Refusal ? error : refusalOf(path, error);
  });

/** Writes all files before moving the first into place, and only then removes the old ones. */
async function saveNow(site: string, changes: Change[]): Promise<void> {
  for (const one of changes) await check(site, one);
  // Pictures come before the texts that name them.
  const written = changes
    .filter(({ operation }) => operation !== 'delete')
    .sort((a, b) => Number(isText(a.path)) - Number(isText(b.path)));
  const removed = changes.map(({ operation, path, from_path: from }) =>
    operation === 'delete' ? path : from,
  );
  const next = new Map<string, string>();
  try {
    for (const { path, content = '' } of written) {
      const beside = writeBeside(site, path, Buffer.from(content, 'base64'));
      next.set(path, await change(path, beside));
    }
    // Meanwhile others may have written.
    for (const one of changes) await check(site, one);
    for (const [path, file] of next) await change(path, rename(file, locate(site, path)));
  } finally {
    for (const file of next.values()) await rm(file, { force: true });
  }
  for (const path of removed) {
    if (path && !next.has(path)) await change(path, rm(locate(site, path), { force: true }));
  }
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes the screen's changes if they lose nothing. Saves run one after another: each is compared with what the
 * previous one wrote.
 *
 * @throws Refusal with a sentence otherwise; then no text is written
 */
export function save(site: string, changes: Change[]): Promise<void> {
  const saved = queue.then(() => saveNow(site, changes));
  queue = saved.catch(() => undefined);
  return saved;
}
