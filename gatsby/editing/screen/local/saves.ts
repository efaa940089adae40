import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFile, placeOf, Refusal, writeFiles, type Writes } from './data-files';

/** One save: when it was, what it did, and each of its files with its version before and after. */
export type Save = {
  id: string;
  time: string;
  what: string;
  files: { path: string; before?: string; after?: string }[];
};

/** How many saves are kept. */
const KEPT = 200;

/** The folder beside data/ that keeps what files held before each save. */
const FOLDER = '.saves';

const folderOf = (site: string, id = '') => join(site, FOLDER, id);

const storedAt = (site: string, id: string, side: 'before' | 'after', path: string) =>
  join(folderOf(site, id), side, path);

async function store(place: string, content: Buffer): Promise<void> {
  await mkdir(join(place, '..'), { recursive: true });
  await writeFile(place, content);
}

const idsOf = async (site: string) =>
  (await readdir(folderOf(site)).catch(() => [])).filter((id) => /^\d+$/.test(id)).sort();

/** A name for the next save that sorts behind the last one, even when both are in one millisecond. */
const nextId = (last = '0') => String(Math.max(Date.now(), Number(last) + 1));

/** Writes files, and keeps what they held before. */
export async function saveFiles(site: string, what: string, writes: Writes): Promise<void> {
  const ids = await idsOf(site);
  const id = nextId(ids.at(-1));
  const files: Save['files'] = [];
  for (const [path, content] of writes) {
    const before = await findFile(site, path);
    if (before) {
      await store(storedAt(site, id, 'before', path), await readFile(placeOf(site, path)));
    }
    if (content) await store(storedAt(site, id, 'after', path), content);
    files.push({ path, before: before?.sha });
  }
  await writeFiles(site, writes);
  for (const file of files) file.after = (await findFile(site, file.path))?.sha;
  const save: Save = { id, time: new Date(Number(id)).toISOString(), what, files };
  await store(join(folderOf(site, id), 'save.json'), Buffer.from(JSON.stringify(save)));
  for (const old of ids.slice(0, Math.max(0, ids.length + 1 - KEPT))) {
    await rm(folderOf(site, old), { recursive: true });
  }
}

/** The saves that are kept, the newest first. */
export async function listSaves(site: string): Promise<Save[]> {
  const read = async (id: string) =>
    JSON.parse(await readFile(join(folderOf(site, id), 'save.json'), 'utf8')) as Save;
  const found = await Promise.all((await idsOf(site)).map((id) => read(id).catch(() => undefined)));
  return found.filter((save) => save !== undefined).reverse();
}

/** What a file of a save held before or after it; undefined if there was none. */
export const contentOf = (site: string, { id }: Save, side: 'before' | 'after', path: string) =>
  readFile(storedAt(site, id, side, path)).catch(() => undefined);

/**
 * Gives the files of a save what they held before it. That is a save as well.
 *
 * @throws Refusal when there is no such save
 */
export async function goBack(site: string, id: string): Promise<void> {
  const save = (await listSaves(site)).find((other) => other.id === id);
  if (!save) throw new Refusal('This save is not kept any longer.', 404);
  const writes: Writes = new Map();
  for (const { path, before } of save.files) {
    const content = before && (await contentOf(site, save, 'before', path));
    writes.set(path, content || null);
  }
  await saveFiles(site, `Gone back to before “${save.what}”`, writes);
}
