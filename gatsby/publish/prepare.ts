import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import manifest from '../../package.json';
import { checkDataFolder } from '../checker/data-folder';

const { compare } = new Intl.Collator('en', { numeric: true });

/** Throws an error with a sentence unless package.json allows this version of Node.js. */
export function checkNode(version: string): void {
  const [, first = '', limit = ''] = /^>=(\S+) <(\S+)$/.exec(manifest.engines.node) ?? [];
  if (compare(version, first) >= 0 && compare(version, limit) < 0) return;
  throw new Error(
    `Node.js is ${version}, but this project needs ${first} or newer, below ${limit}.`,
  );
}

/** Characters in the project's path that Gatsby, webpack or the file watcher would misread. */
const UNFIT = /[!"#$%'()*:;<>?[\\\]^`{|}\p{Cc}]/u;

/** Throws an error with a sentence unless Gatsby can work in this folder. */
export function checkPlace(folder: string): void {
  const [sign] = UNFIT.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The project is in ${folder}, but Gatsby cannot work in a path that contains ${sign}. Rename that folder: letters, digits, spaces and hyphens are fine.`,
  );
}

/**
 * Keeps other builds and previews out of this folder until this process ends: they would delete each other's files.
 * Throws an error with a sentence if one is running.
 */
export async function lockFolder(folder: string): Promise<void> {
  const stale = 5000;
  const options = {
    lockfilePath: join(folder, '.gatsby.lock'),
    stale,
    // A process that was killed leaves its lock, which goes stale while this one retries.
    retries: { retries: stale / 1000 + 1, factor: 1 },
    // Somebody may delete the lock, for example with git clean, while Gatsby goes on.
    onCompromised: () => undefined,
  };
  await lock(folder, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new Error(
      'Another build or preview is running in this folder, and two would delete each other’s files. End it first (Ctrl+C), or use another clone.',
    );
  });
}

/** Prepares this folder for Gatsby, before every start. Throws an error with a sentence if Gatsby could not run. */
export async function prepare(): Promise<void> {
  checkNode(process.versions.node);
  checkPlace(process.cwd());
  await checkDataFolder(process.cwd());
  await lockFolder(process.cwd());
  // Gatsby keeps settings of its own, and not every user has a home that can be written.
  process.env.XDG_CONFIG_HOME = resolve('.cache/settings');
}
