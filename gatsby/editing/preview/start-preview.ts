import { once } from 'node:events';
import { join } from 'node:path';
import chokidar from 'chokidar';
import type { Reporter } from 'gatsby';
import { checkContent } from '../../checker/check-content';
import type { Content } from '../../checker/content';
import { formatProblems, type Problem } from '../../checker/problem';
import { readContent } from '../../checker/read-content';
import type { ContentModel } from '../../schema/model/content-model';
import { readContentModel } from '../../schema/model/read-content-model';
import { collectionsOf } from '../screen/editing-config';
import { describeProblems } from '../notice/describe-problems';
import { ProblemFeed } from '../notice/problem-feed';
import { copyContent } from './copy-content';
import { previewFolder } from './preview-folder';

/** Milliseconds without a change before the content is checked. */
const REST = 100;

/** Whether a folder has content without problems. */
async function hasGoodContent(model: ContentModel, folder: string): Promise<boolean> {
  const content = await readContent(folder).catch(() => undefined);
  return content !== undefined && checkContent(model, content).length === 0;
}

/** The content that the preview shows. */
let shown: Content | undefined;

/** Tells the pages of the preview which problems there are. */
export const feed = new ProblemFeed();

/** Checks the content of the site, and shows it in the preview if it has no problems. */
async function refresh(model: ContentModel): Promise<Problem[]> {
  const content = await readContent(process.cwd());
  const problems = checkContent(model, content);
  feed.publish(describeProblems(problems, content, collectionsOf(model)));
  if (problems.length === 0) {
    const last = shown;
    // Unknown while files are written, so that the next attempt after a failure reads the folder.
    shown = undefined;
    await copyContent(process.cwd(), content, previewFolder(), last);
    shown = content;
  }
  return problems;
}

function reportProblems(reporter: Reporter, problems: Problem[]): void {
  reporter.error(`${formatProblems(problems)}\n\nThe preview shows the last good content.`);
}

/**
 * Watches the content. Calls handleChange after changes settle, one call at a time.
 *
 * @param handleChange - handles all changes since its last call
 * @returns once the watch has started
 */
async function watch(reporter: Reporter, handleChange: () => Promise<void>): Promise<void> {
  let rest: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const watcher = chokidar.watch(join(process.cwd(), 'data'), { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      // A file may be deleted while it is read; its deletion triggers the next check.
      last = last.then(handleChange).catch((error: unknown) => {
        reporter.warn(error instanceof Error ? error.message : String(error));
      });
    }, REST);
  });
  await once(watcher, 'ready');
}

/**
 * Fills the preview with the content and keeps it up to date. While the content has problems the
 * preview keeps the last good content; Gatsby never sees the broken one.
 */
export async function startPreview(reporter: Reporter): Promise<void> {
  // By default Gatsby runs the query of a page when it is visited, and loses changes made meanwhile.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
  const model = readContentModel();
  let first: Promise<Problem[]> = Promise.resolve([]);
  let isGood = true;
  // The watch starts before the first check, so that no change in between is missed.
  await watch(reporter, async () => {
    await first;
    const problems = await refresh(model);
    if (problems.length > 0) reportProblems(reporter, problems);
    else if (!isGood) reporter.success('The content has no more problems: the preview shows it.');
    isGood = problems.length === 0;
  });
  first = refresh(model);
  const problems = await first;
  isGood = problems.length === 0;
  if (isGood) return;
  if (!(await hasGoodContent(model, previewFolder()))) reporter.panic(formatProblems(problems));
  reportProblems(reporter, problems);
}
