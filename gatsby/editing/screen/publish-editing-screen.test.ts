import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishEditingScreen } from './publish-editing-screen';
import { keepToItself } from './write-editing-screen';

let site: string;
const read = (file: string) => readFileSync(join(site, 'admin', file), 'utf8');

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterAll(() => rmSync(site, { recursive: true }));

describe('the editing screen of a built site', () => {
  test('is left out unless a setting asks for it', async () => {
    await publishEditingScreen(site);
    expect(existsSync(join(site, 'admin'))).toBe(false);
  });

  test('works on the repository that the setting names, and is not for search engines', async () => {
    await publishEditingScreen(site, 'github:owner/website');
    const { cms } = JSON.parse(read('config.json')) as { cms: CmsConfig };
    expect(cms.backend).toMatchObject({ name: 'github', repo: 'owner/website' });
    expect(read('index.html')).toContain('<meta name="robots" content="noindex" />');
    const scripts = [...read('index.html').matchAll(/(?:src|href)="\/admin\/([^"]+)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, file = ''] of scripts) expect(existsSync(join(site, 'admin', file))).toBe(true);
  });

  test('has all that its scripts import', () => {
    const imports = [...read('screen.js').matchAll(/from '\.\/([^']+)'/g)];
    expect(imports).toHaveLength(5);
    for (const [, file = ''] of imports) expect(existsSync(join(site, 'admin', file))).toBe(true);
  });

  test('asks no other server for parts of itself', () => {
    expect(read('cms/index.js')).not.toMatch(/jsdelivr|unpkg/);
  });

  test.each(['yes', 'github:', 'svn:owner/website', 'https://git.example/owner/website'])(
    'is refused in a sentence when the setting is %s',
    async (setting) => {
      await expect(publishEditingScreen(site, setting)).rejects.toThrow(
        'such as github:owner/website',
      );
    },
  );
});

test('a CMS that would load from elsewhere in a new way is refused', () => {
  expect(() => keepToItself('@import "https://cdn.jsdelivr.net/font.css"')).toThrow(
    'would load something from https://cdn.jsdelivr.net',
  );
});
