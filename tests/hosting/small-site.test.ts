import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenPolicy } from '../../hosting/rules/editing-screen';
import { NGINX_CONF, nginxHttpOf, nginxServerOf } from '../../hosting/rules/nginx';
import { contentSecurityPolicy } from '../../hosting/rules/rules';
import { FACTS_FILE } from '../../hosting/rules/site-facts';
import { headersFileOf } from '../../hosting/rules/static-hosts';
import { send } from './send';
import { siteWithScreen } from './site-with-screen';
import { SERVERS } from './start-server';

const facts = siteWithScreen('github');

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'screen-'));
  const page = '<!doctype html><title>A page</title>';
  const files = {
    'site/index.html': page,
    'site/404.html': page,
    'site/admin.html': page,
    [FACTS_FILE]: JSON.stringify(facts),
    'nginx/nginx.conf': NGINX_CONF,
    'nginx/http.conf': nginxHttpOf(facts),
    'nginx/server.conf': nginxServerOf(facts),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

describe.each(Object.entries(SERVERS))('%s', (_name, start) => {
  test.skipIf(!start)(
    'gives the editing screen a policy of its own, and nothing else',
    async () => {
      const server = await start!(dist);
      const ask = async (path: string) => (await send(server.port, path)).headers;
      const policyOf = async (path: string) => (await ask(path))['content-security-policy'];
      expect(await policyOf('/admin')).toBe(screenPolicy('github'));
      for (const path of ['/', '/nothing', '/admin/nothing']) {
        expect(await policyOf(path), path).toBe(contentSecurityPolicy(facts));
      }
      expect((await ask('/admin/')).location).toBe('/admin');
      await server.stop();
    },
  );

  test.skipIf(!start)('redirects former addresses that end like hidden files', async () => {
    const server = await start!(dist);
    for (const path of Object.keys(facts.moved)) {
      const { status, headers } = await send(server.port, path);
      expect([status, headers.location], path).toEqual([301, '/']);
    }
    await server.stop();
  });
});

test('Cloudflare Pages drops the policy of all pages for the screen, in the last rule', () => {
  const rules = headersFileOf(facts).trim().split('\n\n');
  expect(rules.filter((rule) => rule.startsWith('/admin\n'))).toHaveLength(1);
  expect(rules.at(-1)!.split('\n')).toEqual([
    '/admin',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${screenPolicy('github')}`,
    '  Cache-Control: public, max-age=0, must-revalidate, no-transform',
  ]);
});
