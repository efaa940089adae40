import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOCAL_MAIL } from '../../hosting/local-mail';
import { copyProject } from '../copy-project';
import { runIn, serve } from './copies';

const folder = mkdtempSync(join(tmpdir(), 'omit-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the site is built and served without the packages that only tests need', async () => {
  copyProject(folder);
  runIn(folder, LOCAL_MAIL, 'npm', 'ci', '--omit=dev');
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  runIn(folder, LOCAL_MAIL, 'npm', 'run', 'build');
  const { port, stop } = await serve(folder, LOCAL_MAIL);
  try {
    const response = await fetch(`http://localhost:${port}/about`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  } finally {
    await stop();
  }
});
