import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

let dates: Map<string, string> | undefined;

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The day of the last commit of every file in data/, by absolute path. */
function readDates(): Map<string, string> {
  const found = new Map<string, string>();
  try {
    // In a shallow clone, every file seems to come from its first commit.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return found;
    const root = git('rev-parse', '--show-toplevel').trim();
    const log = git('log', '-z', '--format=day %cs', '--name-only', '--', 'data');
    let day = '';
    for (const line of log.split(/[\0\n]+/)) {
      const file = resolve(root, line).normalize();
      if (line.startsWith('day ')) day = line.slice('day '.length);
      else if (!found.has(file)) found.set(file, day);
    }
  } catch {
    // This copy of the project has no history, or there is no git.
  }
  return found;
}

const readOnce = () => (dates ??= readDates());

/** Whether the repository can say when files have changed. */
export const hasHistory = (): boolean => readOnce().size > 0;

/**
 * When a file of data/ last changed: the day of its last commit, such as 2026-11-20. The time of day would make the
 * size of pages differ by dozens of bytes, because it does not compress.
 *
 * @param file - its path below data/
 * @returns null where the repository does not know
 */
export const lastChangeOf = (file: { relativePath: string }): string | null =>
  readOnce().get(resolve('data', file.relativePath).normalize()) ?? null;
