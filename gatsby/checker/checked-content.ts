import { isDeepStrictEqual } from 'node:util';
import type { Content } from './content';
import { readContent } from './read-content';

let checked: Content | undefined;

/** Notes the content that a build has checked. */
export const noteChecked = (content: Content): void => void (checked = content);

/** Whether the content of a site differs from what was checked: Gatsby may have read some of it before the change. */
export const hasChanged = async (site: string): Promise<boolean> =>
  !isDeepStrictEqual(await readContent(site), checked);
