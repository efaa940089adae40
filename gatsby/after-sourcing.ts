import type { ParentSpanPluginArgs } from 'gatsby';
import { isPreview } from './content-preview/preview-folder';
import { startEncoding } from './pictures/encode-pictures';
import { noteCachePlace } from './run-build/cache-place';

/** Gatsby knows the content: its cache belongs to this folder, and pictures can be encoded. */
export async function onPreExtractQueries(args: ParentSpanPluginArgs): Promise<void> {
  noteCachePlace();
  if (!isPreview()) await startEncoding(args);
}
