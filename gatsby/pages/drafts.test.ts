import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderForAll } from '../../tests/temporary-folder';
import { draftsLeftOut } from './drafts';

const folder = folderForAll({
  'projects/draft.json': '{ "draft": true }',
  'projects/published.json': '{ "draft": false }',
  'projects/word.json': '{ "draft": "true" }',
  'broken.json': '{ "draft": true',
  'draft.txt': '{ "draft": true }',
});
afterEach(() => void vi.unstubAllEnvs());

test('drafts are left out, and nothing that cannot be read', () => {
  expect(draftsLeftOut(folder)).toEqual([join(folder, 'projects/draft.json')]);
  expect(draftsLeftOut(join(folder, 'nothing'))).toEqual([]);
});

test('a build may show drafts', () => {
  vi.stubEnv('DRAFTS', 'on');
  expect(draftsLeftOut(folder)).toEqual([]);
});
