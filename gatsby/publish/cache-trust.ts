import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Gatsby runs for: a site to publish, or the live preview. */
export type Use = 'build' | 'preview';

/** A note in the cache: it is complete, was made in this folder, and by this. */
type Note = { folder: string; use: Use };

const cache = () => join(process.cwd(), '.cache');
const notePath = () => join(cache(), 'complete.json');
const output = () => join(process.cwd(), 'public');
/** Pictures in Gatsby's output are named after their content, and take longest to make. */
const PICTURES = 'static';

function readNote(): Note | undefined {
  try {
    return JSON.parse(readFileSync(notePath(), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

/** Why what earlier runs have left cannot be used, or undefined if it can. */
function doubtOf(note: Note | undefined, use: Use): string | undefined {
  if (!note) return 'The last build or preview was ended at work';
  if (note.folder !== process.cwd())
    return `The cache of the last build was made in ${note.folder}`;
  if (use === 'build' && note.use === 'preview') return 'The cache is that of the preview';
  return undefined;
}

/** Notes that Gatsby's cache is complete. */
export const trustCache = (use: Use): void =>
  writeFileSync(notePath(), JSON.stringify({ folder: process.cwd(), use } satisfies Note));

/** Notes that Gatsby's cache is at work: what a run leaves that is ended now may be stale. */
export const distrustCache = (): void => rmSync(notePath(), { force: true });

/**
 * Drops what earlier runs of Gatsby have left, when it may not fit the content. Gatsby notes what has
 * changed while it works: after a run that was ended, or failed, pages with old text would be taken for
 * finished. Encoded pictures are kept. From now on the cache is not trusted until `trustCache` is called.
 *
 * @param use - what Gatsby runs for now
 */
export function dropDoubtfulCache(use: Use): void {
  if (!existsSync(cache())) return;
  const doubt = doubtOf(readNote(), use);
  if (!doubt) return distrustCache();
  console.info(`${doubt}, so Gatsby starts afresh.`);
  rmSync(cache(), { recursive: true });
  for (const name of existsSync(output()) ? readdirSync(output()) : []) {
    if (name !== PICTURES) rmSync(join(output(), name), { recursive: true });
  }
}
