import { join } from 'node:path';

/** Whether Gatsby runs the live preview instead of a build. */
export const isPreview = (): boolean => process.env.gatsby_executing_command === 'develop';

/** The folder in Gatsby's cache that holds the last good content for the preview. */
export const LAST_GOOD = 'preview-content';

/** The folder that holds the last good content for the preview, in its own data/ folder. */
export const previewFolder = (): string => join(process.cwd(), '.cache', LAST_GOOD);

/** The folder from which Gatsby takes the content: under `gatsby develop` the last good copy of data/. */
export const contentFolder = (): string =>
  join(isPreview() ? previewFolder() : process.cwd(), 'data');
