import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lock, type LockOptions } from 'proper-lockfile';
import { hashOf } from './hash-of';

/** Milliseconds between two looks at whether the other build has ended. */
const PAUSE = 500;

/**
 * Waits until no other build or preview runs in a folder, and keeps others waiting from then on: Gatsby
 * runs in one folder would delete and overwrite each other's files. A killed one keeps others waiting for
 * ten seconds.
 *
 * @param folder - folder of the project
 * @returns a function that lets the next one run; the end of this process does so as well
 */
export async function takeTurn(folder: string): Promise<() => Promise<void>> {
  // Outside the folder, which may be writable only where Gatsby writes.
  const options: LockOptions = {
    lockfilePath: join(tmpdir(), `site-build-${hashOf(folder)}.lock`),
  };
  try {
    return await lock(folder, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
  }
  console.info(
    'Another build or preview runs in this folder: this one waits until that has ended. Ctrl+C gives up.',
  );
  const retries = { forever: true, factor: 1, minTimeout: PAUSE, maxTimeout: PAUSE };
  return lock(folder, { ...options, retries });
}

/** The process that started Gatsby, for `endWithParent`. */
export const PARENT = { SITE_BUILD_PARENT: String(process.pid) };

/**
 * Ends this process soon after the one that started Gatsby: that one holds the turn, and when it is
 * killed another build may begin.
 */
export function endWithParent(): void {
  const parent = Number(process.env.SITE_BUILD_PARENT);
  if (!parent) return;
  const look = () => {
    try {
      process.kill(parent, 0);
    } catch {
      process.exit(1);
    }
  };
  setInterval(look, 1000).unref();
}
