import { join } from 'node:path';
import chokidar from 'chokidar';
import { checkContent } from '../../../checker/check-content';
import { readContent } from '../../../checker/read-content';
import { describeProblems, type ShownProblem } from '../../notice/describe-problems';
import { ProblemFeed } from '../../notice/problem-feed';
import type { Site } from './git-changes';

/** Milliseconds without a change before the content is checked. */
const REST = 150;

async function findProblems({ folder, model, collections }: Site): Promise<ShownProblem[]> {
  const content = await readContent(folder);
  return describeProblems(checkContent(model, content), content, collections);
}

/**
 * Watches the content, changed by the screen or elsewhere, and tells which problems it has.
 *
 * @returns what tells it, and what ends the watch
 */
export function watchProblems(site: Site): { feed: ProblemFeed; stop: () => void } {
  const feed = new ProblemFeed();
  let rest: NodeJS.Timeout | undefined;
  const check = () =>
    findProblems(site).then(
      (problems) => feed.publish(problems),
      // A file may be deleted while it is read; its deletion triggers the next check.
      (error: Error) => console.warn(error.message),
    );
  const watcher = chokidar.watch(join(site.folder, 'data'), { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(rest);
    rest = setTimeout(() => void check(), REST);
  });
  void check();
  const stop = () => {
    clearTimeout(rest);
    void watcher.close();
  };
  return { feed, stop };
}
