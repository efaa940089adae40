import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCAL_MAIL } from '../../enquiry/mail-service/settings';
import { navigation } from '../content';
import { copyProject } from '../copy-project';
import { folderForTest } from '../temporary-folder';
import { addDraft, DRAFT, runIn, serve } from './copies';

test('the site is built and served without the packages that only tests need, with drafts if they are asked for', async () => {
  const folder = folderForTest();
  copyProject(folder);
  addDraft(folder);
  runIn(folder, LOCAL_MAIL, 'npm', 'ci', '--omit=dev');
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  runIn(folder, { ...LOCAL_MAIL, DRAFTS: 'on' }, 'npm', 'run', 'build');
  const { port, stop } = await serve(folder, LOCAL_MAIL);
  try {
    const response = await fetch(`http://localhost:${port}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
    const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    const draft = await ask(DRAFT.path);
    expect(draft).toContain(navigation.draftLabel);
    expect(draft).toContain('<meta data-react-helmet="true" name="robots" content="noindex"/>');
    expect(await ask('/portfolio')).toContain(DRAFT.title);
    for (const list of ['/sitemap.xml', '/case-studies.xml', '/llms.txt']) {
      expect(await ask(list), list).not.toContain(DRAFT.path);
    }
  } finally {
    await stop();
  }
});
