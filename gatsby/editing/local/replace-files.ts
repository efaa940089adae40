import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../../../hosting/files-in';
import { findFile, locate, readDataFile, Refusal, refusalOf, versionOf } from './data-files';

/** A file to replace, and its versions. No version stands for no file. */
type Step = { path: string; before?: string; after?: string };

/** Ends the names of files that exist only during a save. Neither the site nor git reads them. */
const ENDING = '.saving';

/** The record of a save's steps. It exists from before the first until after the last, so that they can be undone. */
const recordIn = (site: string) => join(site, `data/.steps${ENDING}`);

/** The place of a file, and of its two contents: beside it, and so on the same disk. */
function placesOf(site: string, path: string) {
  const place = locate(site, path);
  const beside = join(dirname(place), `.${versionOf(Buffer.from(path))}`);
  return { place, before: `${beside}.before${ENDING}`, after: `${beside}.after${ENDING}` };
}

/** Writes both contents of a file beside it, with its mode, and its group and owner where this user may choose them. */
async function prepare(site: string, path: string, content?: Buffer): Promise<Step> {
  const found = await readDataFile(site, path);
  const { place, before, after } = placesOf(site, path);
  await mkdir(dirname(place), { recursive: true });
  for (const [file, next] of [[before, found] as const, [after, content] as const]) {
    if (next) await writeFile(file, next);
    if (!next || !found) continue;
    const { mode, uid, gid } = await stat(place);
    await chown(file, -1, gid).catch(() => undefined);
    await chown(file, uid, -1).catch(() => undefined);
    await chmod(file, mode);
  }
  return { path, before: found && versionOf(found), after: content && versionOf(content) };
}

async function tidyUp(site: string): Promise<void> {
  await rm(recordIn(site), { force: true });
  for (const file of filesIn(join(site, 'data'))) {
    if (file.endsWith(ENDING)) await rm(join(site, 'data', file), { force: true });
  }
}

/** Undoes the steps of a save that did not come to its end. What has been changed again since then stays. */
export async function undoUnfinished(site: string): Promise<void> {
  const record = await readFile(recordIn(site), 'utf8').catch(() => '[]');
  // A record that is not whole was written before the first step.
  const steps = record.endsWith(']') ? (JSON.parse(record) as Step[]) : [];
  for (const { path, before, after } of steps) {
    const isTaken = before !== after && (await findFile(site, path))?.sha === after;
    const places = placesOf(site, path);
    if (isTaken && before) await rename(places.before, places.place);
    else if (isTaken) await rm(places.place);
  }
  await tidyUp(site);
}

/**
 * Replaces files of data/: all of them, or none. A file whose next content is undefined is removed.
 *
 * @param check - throws an error if somebody has changed the files; called before the first one is replaced
 * @throws Refusal with a sentence if the disk refuses; then everything is as it was
 */
export async function replaceFiles(
  site: string,
  contents: ReadonlyMap<string, Buffer | undefined>,
  check: () => Promise<void>,
): Promise<void> {
  const steps: Step[] = [];
  let current = 'data';
  try {
    await undoUnfinished(site);
    for (const [path, content] of contents) {
      current = path;
      steps.push(await prepare(site, path, content));
    }
    await check();
    await writeFile(recordIn(site), JSON.stringify(steps));
    for (const { path, after } of steps) {
      current = path;
      const places = placesOf(site, path);
      await (after ? rename(places.after, places.place) : rm(places.place, { force: true }));
    }
    await rm(recordIn(site));
  } catch (error) {
    // If the disk refuses this too, the next save or start does it.
    await undoUnfinished(site).catch(() => undefined);
    throw error instanceof Refusal ? error : refusalOf(current, error as NodeJS.ErrnoException);
  }
  await tidyUp(site).catch(() => undefined);
}
