import { once } from 'node:events';
import { join } from 'node:path';
import chokidar from 'chokidar';
import type { Reporter } from 'gatsby';
import { checkContent } from '../content-checker/check-content';
import type { Content } from '../content-checker/content';
import { formatProblems, type Problem } from '../content-checker/problem';
import { readContent } from '../content-checker/read-content';
import type { ContentModel } from '../content-model/content-model';
import { readContentModel } from '../content-model/read-content-model';
import { copyContent } from './copy-content';
import { previewFolder } from './preview-folder';

/** How long no file may have changed before the content is checked, in milliseconds. */
const REST = 100;

/** Checks a folder of content; one that is not there has nothing good to show. */
async function hasGoodContent(model: ContentModel, folder: string): Promise<boolean> {
  const content = await readContent(folder).catch(() => undefined);
  return content !== undefined && checkContent(model, content).length === 0;
}

/** What the preview shows. */
let shown: Content | undefined;

/** Checks the content of the site, and hands it to the preview if nothing is wrong with it. */
async function refresh(model: ContentModel): Promise<Problem[]> {
  const content = await readContent(process.cwd());
  const problems = checkContent(model, content);
  if (problems.length === 0) {
    const last = shown;
    // Not known while files are written: the next attempt after a failure reads what is there.
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
 * Watches the content. A change is told when no other has come for a moment, and after what was told
 * before has been dealt with.
 *
 * @param handleChange - deals with a change
 * @returns once every change from now on is noticed
 */
async function watch(reporter: Reporter, handleChange: () => Promise<void>): Promise<void> {
  let rest: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const watcher = chokidar.watch(join(process.cwd(), 'data'), { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      // A file may go while it is read: the change that took it away brings the next check.
      last = last.then(handleChange).catch((error: unknown) => {
        reporter.warn(String(error));
      });
    }, REST);
  });
  await once(watcher, 'ready');
}

/**
 * Fills the preview with the content and keeps it up to date. While the content has problems the
 * preview stays at the last good content; Gatsby never sees the broken one.
 */
export async function startPreview(reporter: Reporter): Promise<void> {
  // Gatsby would run the query of a page when it is looked at, and lose a change that comes meanwhile.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
  const model = readContentModel();
  let first: Promise<Problem[]> = Promise.resolve([]);
  let isGood = true;
  // Watched before it is read for the first time: a change in between would not be seen.
  await watch(reporter, async () => {
    await first;
    const problems = await refresh(model);
    if (problems.length > 0) reportProblems(reporter, problems);
    else if (!isGood) reporter.success('The content is in order again: the preview shows it.');
    isGood = problems.length === 0;
  });
  first = refresh(model);
  const problems = await first;
  isGood = problems.length === 0;
  if (isGood) return;
  if (!(await hasGoodContent(model, previewFolder()))) reporter.panic(formatProblems(problems));
  reportProblems(reporter, problems);
}
