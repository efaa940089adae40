import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepToItself, publishEditingScreen } from './write-editing-screen';

let site: string;
const has = (file = '') => existsSync(join(site, 'admin', file));
const read = (file: string) => readFileSync(join(site, 'admin', file), 'utf8');

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterAll(() => rmSync(site, { recursive: true }));

test('a built site has the editing screen if a setting names the repository, with all that it loads', async () => {
  await publishEditingScreen(site);
  expect(has()).toBe(false);
  await publishEditingScreen(site, 'github:owner/website');
  const { cms } = JSON.parse(read('config.json')) as { cms: CmsConfig };
  expect(cms.backend).toMatchObject({ name: 'github', repo: 'owner/website' });
  expect(read('index.html')).toContain('<meta name="robots" content="noindex" />');
  const loaded = [
    ...read('index.html').matchAll(/(?:src|href)="\/admin\/([^"]+)"/g),
    ...read('screen.js').matchAll(/from '\.\/([^']+)'/g),
  ];
  expect(loaded.length).toBeGreaterThan(5);
  for (const [, file = ''] of loaded) expect(has(file), file).toBe(true);
  expect(read('cms/index.js')).not.toMatch(/jsdelivr|unpkg/);
});

test.each(['yes', 'github:', 'svn:owner/website', 'https://git.example/owner/website'])(
  'a setting that names no repository is refused in a sentence: %s',
  async (setting) => {
    const refused = publishEditingScreen(site, setting);
    await expect(refused).rejects.toThrow('such as github:owner/website');
  },
);

test('a CMS that would load from elsewhere in a new way is refused', () => {
  expect(() => keepToItself('@import "https://cdn.jsdelivr.net/font.css"')).toThrow(
    'would load something from https://cdn.jsdelivr.net',
  );
});
