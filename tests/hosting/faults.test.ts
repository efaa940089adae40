import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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
  mkdirSync(join(folder, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/gatsby/cli.js'), script);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'the last good site');
}

test.each([
  ["throw new Error('ENOSPC: no space left on device')", 1, 'The disk is full.'],
  ["process.kill(process.pid, 'SIGKILL')", 1, 'too little memory'],
  ["console.error('The content has 2 problems'); process.exit(3)", 3, 'messages above say'],
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

test('a build that is asked to end keeps the folder to itself until Gatsby has ended', async () => {
  pretendGatsby(`
    setInterval(() => require('node:fs').existsSync('end') && process.exit(3), 50);
    process.on('SIGTERM', () => console.log('asked'));
    console.log('runs');
  `);
  const program = ['--import', TSX, resolve('gatsby/publish/run-build.ts')];
  const build = spawn(process.execPath, program, { cwd: folder });
  onTestFinished(() => void build.kill('SIGKILL'));
  let output = '';
  build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toContain('runs'), 20_000);
  const ended = once(build, 'exit');
  build.kill('SIGTERM');
  await vi.waitFor(() => expect(output).toContain('asked'), 20_000);
  const isLocked = () => existsSync(join(folder, '.gatsby.lock'));
  expect(isLocked()).toBe(true);
  writeFileSync(join(folder, 'end'), '');
  expect(await ended).toEqual([3, null]);
  expect(isLocked()).toBe(false);
});

test('a server that npm has started ends with npm', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['run', 'serve'], { env: { ...process.env, PORT: String(port) } });
  await vi.waitFor(() => send(port, '/'), 30_000);
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(send(port, '/')).rejects.toThrow('ECONNREFUSED'), 30_000);
});
