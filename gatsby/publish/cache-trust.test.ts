import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDoubtfulCache, trustCache } from './cache-trust';

let folder: string;
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  info.mockClear();
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  for (const made of ['.cache', 'public/about', 'public/static']) {
    mkdirSync(join(folder, made), { recursive: true });
  }
  writeFileSync(join(folder, 'public/static/picture.avif'), '');
  vi.spyOn(process, 'cwd').mockImplementation(() => folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const cacheIsThere = () => existsSync(join(folder, '.cache'));

function expectAfresh(reason: string) {
  expect(cacheIsThere()).toBe(false);
  expect(info).toHaveBeenLastCalledWith(`${reason}, so Gatsby starts afresh.`);
}

test.each([
  ['build', 'build'],
  ['build', 'preview'],
  ['preview', 'preview'],
] as const)('what a complete %s has left is used by a %s, once', (earlier, use) => {
  trustCache(earlier);
  dropDoubtfulCache(use);
  expect(cacheIsThere()).toBe(true);
  expect(info).not.toHaveBeenCalled();
  dropDoubtfulCache(use);
  expectAfresh('The last build or preview was ended at work');
});

test('nothing is left of a build that did not come to its end, but its pictures', () => {
  dropDoubtfulCache('build');
  expectAfresh('The last build or preview was ended at work');
  expect(readdirSync(join(folder, 'public'), { recursive: true }).sort()).toEqual([
    'static',
    join('static', 'picture.avif'),
  ]);
});

test('a build does not use what the preview has left', () => {
  trustCache('preview');
  dropDoubtfulCache('build');
  expectAfresh('The cache is that of the preview');
});

test('a cache that was made in another folder is dropped', () => {
  trustCache('build');
  const old = folder;
  folder = `${old}-moved`;
  renameSync(old, folder);
  dropDoubtfulCache('build');
  expectAfresh(`The cache of the last build was made in ${old}`);
});

test('nothing is said where there is no cache', () => {
  rmSync(join(folder, '.cache'), { recursive: true });
  dropDoubtfulCache('build');
  expect(info).not.toHaveBeenCalled();
});
