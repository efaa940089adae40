import type { ParentSpanPluginArgs } from 'gatsby';
import { isPreview } from './editing/preview/preview-folder';
import { trustWhenSaved } from './editing/preview/trust-when-saved';
import { startEncoding } from './pictures/encode-pictures';

/** Gatsby knows the content: a build can encode its pictures, and the preview may soon be ended at any time. */
export async function onPreExtractQueries(args: ParentSpanPluginArgs): Promise<void> {
  if (isPreview()) trustWhenSaved();
  else await startEncoding(args);
}
