import type { ParentSpanPluginArgs, PreInitArgs } from 'gatsby';
import { checkContent } from './content-checker/check-content';
import { formatProblems } from './content-checker/problem';
import { readContent } from './content-checker/read-content';
import { readContentModel } from './content-model/read-content-model';
import { isPreview } from './content-preview/preview-folder';
import { startPreview } from './content-preview/start-preview';

/**
 * Stops a build whose content has problems before anything is written, so that the site built before
 * stays intact.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  if (isPreview()) return;
  const problems = checkContent(readContentModel(), await readContent(process.cwd()));
  if (problems.length > 0) reporter.panic(formatProblems(problems));
}

/** Under `gatsby develop` checks the content at every change, and shows it if it has no problems. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (isPreview()) await startPreview(reporter);
}
