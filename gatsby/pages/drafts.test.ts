import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { draftsLeftOut } from './drafts';

const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
mkdirSync(join(folder, 'projects'));
for (const [file, text] of Object.entries({
  'projects/draft.json': '{ "draft": true }',
  'projects/published.json': '{ "draft": false }',
  'projects/word.json': '{ "draft": "true" }',
  'broken.json': '{ "draft": true',
  'draft.txt': '{ "draft": true }',
})) {
  writeFileSync(join(folder, file), text);
}
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

test('drafts are left out, and nothing that cannot be read', () => {
  expect(draftsLeftOut(folder)).toEqual([join(folder, 'projects/draft.json')]);
  expect(draftsLeftOut(join(folder, 'nothing'))).toEqual([]);
});

test('a build may show drafts', () => {
  vi.stubEnv('DRAFTS', 'on');
  expect(draftsLeftOut(folder)).toEqual([]);
});
