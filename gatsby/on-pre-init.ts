import type { ParentSpanPluginArgs, PreInitArgs, Reporter } from 'gatsby';
import { checkContent } from './checker/check-content';
import { noteChecked } from './checker/checked-content';
import { UnreadableData } from './checker/data-folder';
import { hintsOf } from './checker/hints';
import { formatHints, formatProblems } from './checker/problem';
import { readContent } from './checker/read-content';
import { readContentModel } from './schema/model/read-content-model';
import { annotate } from './editing/notice/annotate';
import { isPreview } from './editing/preview/preview-folder';
import { startPreview } from './editing/preview/start-preview';

/** Stops with a sentence if the content cannot be read at all. */
const stop =
  (reporter: Reporter) =>
  (error: unknown): never => {
    if (error instanceof UnreadableData) reporter.panic(error.message);
    throw error;
  };

/**
 * Stops a build whose content has problems before anything is written, so that the site built before
 * stays intact.
 */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  if (isPreview()) return;
  const content = await readContent(process.cwd()).catch(stop(reporter));
  const model = readContentModel();
  const problems = checkContent(model, content);
  annotate(problems, content, model, process.env);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
  noteChecked(content);
  const hints = await hintsOf(model, content);
  if (hints.length > 0) reporter.warn(formatHints(hints));
}

/** Under `gatsby develop`, checks the content at every change, and shows it if it has no problems. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (isPreview()) await startPreview(reporter).catch(stop(reporter));
}
