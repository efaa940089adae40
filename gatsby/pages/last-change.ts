import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

let dates: Map<string, string> | undefined;

/** The time of the last commit of every file in data/, by absolute path. Empty without a history. */
function readDates(): Map<string, string> {
  const found = new Map<string, string>();
  try {
    const root = execFileSync('git', ['rev-parse', '--show-toplevel'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const log = execFileSync(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=time %cI', '--name-only', '--', 'data'],
      { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    let time = '';
    for (const line of log.split('\n').filter(Boolean)) {
      if (line.startsWith('time ')) time = line.slice(5);
      else if (!found.has(resolve(root, line))) found.set(resolve(root, line), time);
    }
  } catch {
    // A copy of the project without its history: fall back to the times of the files.
  }
  return found;
}

/**
 * When a file of data/ last changed: the time of its last commit, or that on the disk if it was never
 * committed.
 *
 * @param file - path below data/, and the absolute path that Gatsby reads
 * @returns a time such as 2026-11-20T10:30:00+05:30
 */
export function lastChangeOf(file: { relativePath: string; absolutePath: string }): string {
  dates ??= readDates();
  const committed = dates.get(resolve('data', file.relativePath));
  return committed ?? statSync(file.absolutePath).mtime.toISOString();
}
