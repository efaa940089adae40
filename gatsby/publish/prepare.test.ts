import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { checkNode, checkPlace, lockFolder } from './prepare';

test.each(['20.19.5', '24.0.0', '25.9.1', process.versions.node])('%s is allowed', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.8', '20.9.0', '26.0.0'])('%s is refused in a sentence', (version) => {
  expect(() => checkNode(version)).toThrow(
    `Node.js is ${version}, but this project needs 20.19.5 or newer, below 26.`,
  );
});

test.each(['/srv/site', '/home/zoë/Our site', '/ಕ/R&D, 2026 + @x=1~', process.cwd()])(
  'Gatsby can work in %s',
  (folder) => expect(() => checkPlace(folder)).not.toThrow(),
);

test.each([
  ['/tmp/site (1)', '('],
  ["/home/Ravi's work/site", "'"],
  ['/tmp/C# & co', '#'],
  ['/tmp/100%/site', '%'],
  ['/tmp/new!', '!'],
])('%s is refused in a sentence', (folder, sign) => {
  expect(() => checkPlace(folder)).toThrow(
    `The project is in ${folder}, but Gatsby cannot work in a path that contains ${sign}.`,
  );
});

test('a folder has one build or preview at a time', { timeout: 20_000 }, async () => {
  const folder = folderForTest();
  await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    'Another build or preview is running in this folder, and two would delete each other’s files.',
  );
});

test('a build that was killed does not keep its folder', async () => {
  const folder = folderForTest();
  const lock = join(folder, '.gatsby.lock');
  mkdirSync(lock);
  utimesSync(lock, 0, 0);
  await expect(lockFolder(folder)).resolves.toBeUndefined();
});
