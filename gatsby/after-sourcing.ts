import type { ParentSpanPluginArgs } from 'gatsby';
import { isPreview } from './content-preview/preview-folder';
import { startEncoding } from './pictures/encode-pictures';
import { trustCache } from './run-build/cache-trust';

/** Gatsby knows the content: a build can encode its pictures, and the preview may be ended at any time. */
export async function onPreExtractQueries(args: ParentSpanPluginArgs): Promise<void> {
  if (isPreview()) trustCache('preview');
  else await startEncoding(args);
}
