import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../port';
import { folderForTest } from '../temporary-folder';
import { send } from './send';

const TSX = import.meta.resolve('tsx');

let folder: string;
beforeEach(() => {
  folder = folderForTest();
  mkdirSync(join(folder, 'data'));
});

/** Runs a program of this project in a folder, and gives its exit code and what it says. */
function run(program: string, cwd: string, env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', TSX, resolve(program)], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Puts a program in the place of Gatsby that fails as it would. */
function pretendGatsby(script: string): void {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  const file = join(folder, 'node_modules/.bin/gatsby');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'the last good site');
}

test.each([
  ["echo 'ENOSPC: no space left on device' >&2; exit 1", 1, 'The disk is full.'],
  ['kill -KILL $$', 1, 'too little memory'],
  ["echo 'The content has 2 problems' >&2; exit 3", 3, 'messages above say'],
])('a build that fails (%s) says why, and leaves the last site', (script, code, sentence) => {
  pretendGatsby(script);
  const { status, stderr } = run('gatsby/publish/run-build.ts', folder);
  expect(status).toBe(code);
  expect(stderr.trim().split('\n').at(-1)).toContain(sentence);
  expect(stderr).toContain('The site published before, in dist/, is unchanged.');
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('the last good site');
});

test('a build without its packages says how to get them', () => {
  const { status, stderr } = run('gatsby/publish/run-build.ts', folder);
  expect(status).toBe(1);
  expect(stderr).toContain('npm ci');
});

test('a server that npm has started ends with npm', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['run', 'serve'], { env: { ...process.env, PORT: String(port) } });
  await vi.waitFor(() => send(port, '/'), 30_000);
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(send(port, '/')).rejects.toThrow('ECONNREFUSED'), 30_000);
});
