import { join } from 'node:path';
import type { GatsbyNode, ParentSpanPluginArgs } from 'gatsby';
import { holdPages } from './pages/hold-pages';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    early: Joi.string().description(
      'A module that runs in every page as soon as the loader has come, before React: a path in the site',
    ),
  });

/** Changes the pages that Gatsby has written. */
export async function onPostBuild(
  { reporter }: ParentSpanPluginArgs,
  { early }: { early?: string },
): Promise<void> {
  await holdPages(join(process.cwd(), 'public'), early).catch((error: Error) =>
    reporter.panic(error.message),
  );
}
