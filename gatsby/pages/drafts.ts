import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPreview } from '../editing/preview/preview-folder';
import { filesIn } from '../../hosting/files-in';

/** What cannot be read holds no drafts: the checker says what is wrong with it. */
function unlessUnreadable<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Whether a file is the record of a draft. */
const isDraft = (file: string): boolean =>
  unlessUnreadable(
    () => (JSON.parse(readFileSync(file, 'utf8')) as { draft?: unknown }).draft === true,
    false,
  );

/** The files of drafts in a content folder. */
const draftsIn = (folder: string): string[] =>
  unlessUnreadable(() => filesIn(folder), [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
    .filter(isDraft);

/** Whether a build shows drafts, for those who decide about them. */
export const showsDrafts = (): boolean => process.env.DRAFTS === 'on';

/** The files of the drafts in a folder of content that this run leaves out: none in the preview. */
export const draftsLeftOut = (folder: string): string[] =>
  isPreview() || showsDrafts() ? [] : draftsIn(folder);
