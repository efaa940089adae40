import type { PreInitArgs } from 'gatsby';
import { checkContent } from './content-checker/check-content';
import { formatProblems } from './content-checker/problem';
import { readContent } from './content-checker/read-content';
import { readContentModel } from './content-model/read-content-model';

/**
 * Stops a build whose content has problems, before anything is written: the site that was built before
 * stays whole. Under `gatsby develop` the problems are only said.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const problems = checkContent(readContentModel(), await readContent(process.cwd()));
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
}
