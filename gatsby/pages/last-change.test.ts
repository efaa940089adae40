import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';

const home = process.cwd();
beforeEach(() => {
  process.chdir(folderForTest());
  vi.resetModules();
  // A hook of Git names the repository that it runs for: the tests must not touch that one.
  const ofGit = Object.keys(process.env).filter((name) => name.startsWith('GIT_'));
  for (const name of ofGit) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(home);
});

const WHO = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { stdio: 'pipe' });

/** Writes a file of data/ and commits it. */
function commit(name: string, time: string): void {
  mkdirSync('data', { recursive: true });
  writeFileSync(join('data', name), time);
  git('add', '.');
  vi.stubEnv('GIT_COMMITTER_DATE', time);
  git('commit', '--quiet', '--message', name);
}

async function read(...names: string[]) {
  const { hasHistory, lastChangeOf } = await import('./last-change');
  return [hasHistory(), ...names.map((name) => lastChangeOf({ relativePath: name }))];
}

const [EARLY, LATE] = ['2025-01-02T03:04:05+00:00', '2026-01-02T03:04:05+00:00'];

test('a file has changed on the day when it was last committed, whatever its name', async () => {
  git('init', '--quiet');
  commit('té am.json', EARLY);
  commit('a "b".json', LATE);
  writeFileSync('data/new.json', '');
  const names = ['té am.json', 'a "b".json', 'new.json'];
  expect(await read(...names)).toEqual([true, '2025-01-02', '2026-01-02', null]);
});

test('nothing is said where the history is cut off, or missing', async () => {
  expect(await read('team.json')).toEqual([false, null]);
  git('init', '--quiet', 'whole');
  process.chdir('whole');
  commit('team.json', EARLY);
  commit('faq.json', LATE);
  git('clone', '--quiet', '--depth=1', `file://${process.cwd()}`, '../cut');
  process.chdir('../cut');
  vi.resetModules();
  expect(await read('team.json')).toEqual([false, null]);
});
