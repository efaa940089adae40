import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPreview } from '../editing/preview/preview-folder';
import { filesIn } from '../../hosting/files-in';

/** Whether a text is the record of a draft. An unreadable text is not: the checker says what is wrong with it. */
function isDraft(text: string): boolean {
  try {
    return (JSON.parse(text) as { draft?: unknown }).draft === true;
  } catch {
    return false;
  }
}

/** The files of drafts in a content folder. */
const draftsIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file))
    .filter((file) => isDraft(readFileSync(file, 'utf8')));

/** Whether a build shows drafts, for those who decide about them. */
export const showsDrafts = (): boolean => process.env.DRAFTS === 'on';

/** The files of the drafts in a folder of content that this run leaves out: none in the preview. */
export const draftsLeftOut = (folder: string): string[] =>
  isPreview() || showsDrafts() ? [] : draftsIn(folder);
