import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = () => join(process.cwd(), '.cache');
const note = () => join(cache(), 'made-in.txt');

/** Notes in Gatsby's cache in which folder it was made. */
export const noteCachePlace = (): void => writeFileSync(note(), process.cwd());

/**
 * Drops Gatsby's cache when it was made in another folder, or is not complete: Gatsby would look for
 * files in the old place, and fail. Encoded pictures are kept.
 */
export function dropMovedCache(): void {
  if (!existsSync(cache())) return;
  const place = existsSync(note()) ? readFileSync(note(), 'utf8') : undefined;
  if (place === process.cwd()) return;
  console.info(
    place === undefined
      ? 'The cache of the last build is not complete, so Gatsby starts afresh.'
      : `The cache of the last build was made in ${place}, so Gatsby starts afresh.`,
  );
  rmSync(cache(), { recursive: true, force: true });
}
