import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { folderForAll } from '../../../tests/temporary-folder';
import { publishEditingScreen } from './publish-editing-screen';
import { keepToItself } from './write-editing-screen';

const site = folderForAll();
const has = (file: string) => existsSync(join(site, file));
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const SCREEN = { EDITING_SCREEN: 'github:owner/website' };

test('a built site has the editing screen if a setting names the repository, with all that it loads', async () => {
  expect(await publishEditingScreen(site, {})).toBeUndefined();
  expect(readdirSync(site)).toEqual([]);
  expect(await publishEditingScreen(site, SCREEN)).toBe('github');
  const page = read('admin.html');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const [, folder = ''] = /src="(.+)\/screen.js"/.exec(page) ?? [];
  const { cms } = JSON.parse(read(`${folder}/config.json`)) as { cms: CmsConfig };
  expect(cms.backend).toMatchObject({ name: 'github', repo: 'owner/website' });
  expect(cms.publish_mode).toBe('simple');
  const loaded = [...read(`${folder}/screen.js`).matchAll(/from '\.\/([^']+)'/g)];
  expect(loaded.length).toBeGreaterThan(4);
  for (const [, file = ''] of loaded) expect(has(`${folder}/${file}`), file).toBe(true);
  expect(read(`${folder}/cms/index.js`)).not.toMatch(/jsdelivr|unpkg/);
});

const settingsOf = async (setting: NodeJS.ProcessEnv) => {
  await publishEditingScreen(site, { ...SCREEN, ...setting });
  const [, folder = ''] = /src="(.+)\/screen.js"/.exec(read('admin.html')) ?? [];
  return (JSON.parse(read(`${folder}/config.json`)) as { cms: CmsConfig }).cms;
};

test('with review, the screen has another address, and keeps drafts', async () => {
  await publishEditingScreen(site, SCREEN);
  const before = read('admin.html');
  const { publish_mode } = await settingsOf({ EDITING_REVIEW: 'yes' });
  expect(read('admin.html')).not.toBe(before);
  expect(publish_mode).toBe('editorial_workflow');
  const onGitea = { EDITING_SCREEN: 'gitea:owner/website', EDITING_REVIEW: 'yes' };
  await expect(publishEditingScreen(site, onGitea)).rejects.toThrow('EDITING_REVIEW is set');
});

test('case studies, services and legal pages alone may wait for a review', async () => {
  const { publish_mode, collections = [] } = await settingsOf({ EDITING_REVIEW: 'pages' });
  expect(publish_mode).toBe('simple');
  const reviewed = collections.flatMap((collection) =>
    'publish_mode' in collection ? collection.label : [],
  );
  expect(reviewed).toEqual(['Services', 'Case studies', 'Legal pages']);
  await expect(settingsOf({ EDITING_REVIEW: 'some' })).rejects.toThrow('EDITING_REVIEW is “some”');
});

test('editors sign in with their account where a setting says how', async () => {
  const auth_methods = ['oauth', 'token'];
  const onGitLab = { EDITING_SCREEN: 'gitlab:firm/website', EDITING_SIGN_IN: 'abc123' };
  const pkce = { auth_methods, auth_type: 'pkce', app_id: 'abc123' };
  expect((await settingsOf(onGitLab)).backend).toMatchObject(pkce);
  const base_url = 'https://auth.firm.in';
  const { backend } = await settingsOf({ EDITING_SIGN_IN: base_url });
  expect(backend).toMatchObject({ auth_methods, base_url });
  for (const [screen, signIn] of [
    ['github:owner/website', 'abc123'],
    ['gitea:owner/website', base_url],
  ]) {
    const refused = settingsOf({ EDITING_SCREEN: screen, EDITING_SIGN_IN: signIn });
    await expect(refused).rejects.toThrow(`EDITING_SIGN_IN is “${signIn}”`);
  }
});

test.each(['yes', 'github:', 'svn:owner/website', 'https://git.example/owner/website'])(
  'a setting that names no repository is refused in a sentence: %s',
  async (setting) => {
    const refused = publishEditingScreen(site, { EDITING_SCREEN: setting });
    await expect(refused).rejects.toThrow('such as github:owner/website');
  },
);

test('a CMS that would load from elsewhere in a new way is refused', () => {
  expect(() => keepToItself('@import "https://cdn.jsdelivr.net/font.css"', '/admin')).toThrow(
    'would load something from https://cdn.jsdelivr.net',
  );
});
