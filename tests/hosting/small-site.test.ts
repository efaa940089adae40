import { describe, expect, test } from 'vitest';
import { screenPolicy } from '../../hosting/rules/editing-screen';
import { NGINX_CONF, nginxHttpOf, nginxServerOf } from '../../hosting/rules/nginx';
import { contentSecurityPolicy } from '../../hosting/rules/rules';
import { FACTS_FILE } from '../../hosting/rules/site-facts';
import { headersFileOf } from '../../hosting/rules/static-hosts';
import { folderForAll } from '../temporary-folder';
import { send } from './send';
import { siteWithScreen } from './site-with-screen';
import { SERVERS } from './start-server';

const facts = siteWithScreen('github');

const page = '<!doctype html><title>A page</title>';
const dist = folderForAll({
  'site/index.html': page,
  'site/404.html': page,
  'site/admin.html': page,
  [FACTS_FILE]: JSON.stringify(facts),
  'nginx/nginx.conf': NGINX_CONF,
  'nginx/http.conf': nginxHttpOf(facts),
  'nginx/server.conf': nginxServerOf(facts),
});

describe.each(Object.entries(SERVERS))('%s', (_name, start) => {
  test.skipIf(!start)(
    'gives the editing screen alone a policy of its own, and redirects former addresses that end like hidden files',
    async () => {
      const server = await start!(dist);
      const ask = (path: string) => send(server.port, path);
      const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
      expect(await policyOf('/admin')).toBe(screenPolicy('github'));
      for (const path of ['/', '/nothing', '/admin/nothing']) {
        expect(await policyOf(path), path).toBe(contentSecurityPolicy(facts));
      }
      expect((await ask('/admin/')).headers.location).toBe('/admin');
      for (const path of Object.keys(facts.moved)) {
        const { status, headers } = await ask(path);
        expect([status, headers.location], path).toEqual([301, '/']);
      }
      await server.stop();
    },
  );
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
