import type { ParentSpanPluginArgs } from 'gatsby';
import { isPreview } from './editing/preview/preview-folder';
import { startEncoding } from './pictures/encode-pictures';

/** Gatsby knows the content: a build can encode its pictures. */
export async function onPreExtractQueries(args: ParentSpanPluginArgs): Promise<void> {
  if (!isPreview()) await startEncoding(args);
}
