import { findFile, readDataFile, Refusal } from './data-files';
import { replaceFiles } from './replace-files';

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
    throw new Refusal(`${path} can’t be saved: its content is missing. Nothing is saved.`, 400);
  }
  const isMoved = from !== path;
  if (isMoved) await refuseIfOther(site, from, sha);
  // The screen does not say which version of a picture it replaces.
  const isReplaced = operation !== 'create' && !isMoved && !sha && !isText(path);
  if (isReplaced) await readDataFile(site, path);
  else await refuseIfOther(site, path, isMoved ? undefined : sha);
}

async function saveNow(site: string, changes: Change[]): Promise<void> {
  const checkAll = async () => {
    for (const change of changes) await check(site, change);
  };
  await checkAll();
  const contents = new Map<string, Buffer | undefined>();
  for (const { path, from_path: from = path } of changes) contents.set(from, undefined);
  for (const { operation, path, content } of changes) {
    if (operation !== 'delete') contents.set(path, Buffer.from(content!, 'base64'));
  }
  // Others may have written while the files were prepared.
  await replaceFiles(site, contents, checkAll);
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes the screen's changes if they lose nothing. Saves run one after another: each is compared with what the
 * previous one wrote.
 *
 * @throws Refusal with a sentence otherwise; then nothing is saved
 */
export function save(site: string, changes: Change[]): Promise<void> {
  const saved = queue.then(() => saveNow(site, changes));
  queue = saved.catch(() => undefined);
  return saved;
}
