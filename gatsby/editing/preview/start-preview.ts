import { once } from 'node:events';
import { join, sep } from 'node:path';
import chokidar from 'chokidar';
import type { Reporter } from 'gatsby';
import { checkContent } from '../../checker/check-content';
import type { Content } from '../../checker/content';
import { explainReading, UnreadableData } from '../../checker/data-folder';
import { formatProblems, type Problem } from '../../checker/problem';
import { readContent } from '../../checker/read-content';
import { readContentModel } from '../../schema/model/read-content-model';
import { Refusal } from '../local/data-files';
import { undoUnfinished } from '../local/replace-files';
import { describeProblems, type ShownProblem } from '../notice/describe-problems';
import { collectionsOf } from '../screen/editing-config';
import { copyContent } from './copy-content';
import { previewFolder } from './preview-folder';

/** Milliseconds without a change before the content is checked. */
const REST = 100;

/** What the preview's pages and the editing screen ask for: the current problems, and the texts that are shown. */
export const shown: { problems: ShownProblem[]; texts: Content['texts'] } = {
  problems: [],
  texts: new Map(),
};

/**
 * Fills the preview with the content and keeps it up to date. While the content has problems, the preview keeps the
 * last good content; Gatsby never sees the broken content.
 *
 * @throws UnreadableData with a sentence when the content cannot be read at the start
 */
export async function startPreview(reporter: Reporter): Promise<void> {
  // By default Gatsby runs the query of a page when it is visited, and loses changes made meanwhile.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
  const site = process.cwd();
  const model = readContentModel();
  const collections = collectionsOf(model);
  let problems: Problem[] = [];
  await undoUnfinished(site).catch((error: unknown) => {
    if (error instanceof Refusal) throw new UnreadableData(error.message);
    throw explainReading(site, error);
  });

  const refresh = async () => {
    const hadProblems = problems.length > 0;
    const content = await readContent(site);
    problems = checkContent(model, content);
    shown.problems = describeProblems(problems, content, collections);
    if (problems.length > 0) {
      reporter.error(`${formatProblems(problems)}\n\nThe preview shows the last good content.`);
      return;
    }
    await copyContent(site, content, previewFolder());
    shown.texts = content.texts;
    if (hadProblems) reporter.success('The content has no problems now, and the preview shows it.');
  };

  // The watch starts before the first check, so that no change in between is missed.
  let queue = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;
  const refreshSoon = () => {
    // A file may be deleted while it is read; its deletion triggers the next check.
    queue = queue.then(refresh).catch(({ message }: Error) => {
      shown.problems = [{ wrong: message, expected: '', labels: ['Content'], field: '' }];
      reporter.warn(message);
    });
  };
  // It includes the folder round data/: when data/ goes, a watch of it alone would end, and not see it come back.
  const data = join(site, 'data');
  const watcher = chokidar.watch(site, {
    ignored: (path: string) => path !== site && path !== data && !path.startsWith(data + sep),
    ignoreInitial: true,
    // The check says what cannot be read.
    ignorePermissionErrors: true,
  });
  watcher.on('all', () => {
    clearTimeout(rest);
    rest = setTimeout(refreshSoon, REST);
  });
  await once(watcher, 'ready');
  const first = queue.then(refresh);
  queue = first.catch(() => undefined);
  await first;
  if (problems.length === 0) return;
  const last = await readContent(previewFolder()).catch(() => undefined);
  if (!last || checkContent(model, last).length > 0)
    return reporter.panic(formatProblems(problems));
  shown.texts = last.texts;
}
