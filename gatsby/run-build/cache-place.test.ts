import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropMovedCache, noteCachePlace } from './cache-place';

let folder: string;
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  mkdirSync(join(folder, '.cache'));
  vi.spyOn(process, 'cwd').mockImplementation(() => folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const cacheIsThere = () => existsSync(join(folder, '.cache'));

test('a cache that was made here is kept', () => {
  noteCachePlace();
  dropMovedCache();
  expect(cacheIsThere()).toBe(true);
  expect(info).not.toHaveBeenCalled();
});

test('a cache that was made in another folder is dropped, and the build says so', () => {
  noteCachePlace();
  const old = folder;
  folder = `${old}-moved`;
  renameSync(old, folder);
  dropMovedCache();
  expect(cacheIsThere()).toBe(false);
  expect(info).toHaveBeenLastCalledWith(
    `The cache of the last build was made in ${old}, so Gatsby starts afresh.`,
  );
});

test('a cache that no build has completed is dropped', () => {
  dropMovedCache();
  expect(cacheIsThere()).toBe(false);
  expect(info).toHaveBeenLastCalledWith(expect.stringContaining('not complete'));
});

test('nothing is said where there is no cache', () => {
  rmSync(join(folder, '.cache'), { recursive: true });
  info.mockClear();
  dropMovedCache();
  expect(info).not.toHaveBeenCalled();
});
