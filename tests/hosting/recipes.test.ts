import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { REQUIRED_SETTINGS } from '../../enquiry/mail-service/settings';
import { hostsOf, insecureHeaders, securityHeaders } from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { freePort } from '../port';
import { findNginx, inPath } from '../programs/programs';
import { folderForTest } from '../temporary-folder';
import { commandsOf, HAS_IPV6, Sandbox } from './recipe';
import { SERVERS } from './start-server';

const facts = readSiteFacts();
const { host, twin } = hostsOf(facts);
/** Headers as curl tells them, each once. */
const onceEach = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]));
const HEADERS = onceEach(securityHeaders(facts));
const INSECURE_HEADERS = onceEach(insecureHeaders(facts));

const missing = ['openssl', 'curl', 'bash'].filter((name) => !inPath(name));
if (findNginx() === undefined) missing.unshift('nginx');
if (missing.length > 0) {
  console.warn(`\n!!! NOT TESTED: the recipe for nginx, for want of ${missing.join(', ')}.\n`);
}

describe.skipIf(missing.length > 0)('the recipe for nginx works as it is written', () => {
  let sandbox: Sandbox;
  const [install = '', release = ''] = commandsOf('nginx');
  const ask: Sandbox['ask'] = (...question) => sandbox.ask(...question);
  const publish = async () => {
    // Releases are named by the second.
    await pause(1100);
    await sandbox.run(release);
  };

  beforeAll(async () => {
    sandbox = new Sandbox({ http: await freePort(), https: await freePort() });
    sandbox.startNginx();
    await vi.waitFor(() => ask('/', { scheme: 'http' }), 10_000);
    await sandbox.run(install);
    sandbox.build();
    await sandbox.run(release);
    // Until the processes of the server that was there before have ended.
    await vi.waitFor(async () => {
      expect((await ask('/')).status).toBe(200);
      expect((await ask('/', { scheme: 'http' })).status).toBe(301);
    }, 10_000);
  }, 60_000);
  afterAll(() => sandbox?.remove());

  test('pages are answered over HTTP/2, each security header once', async () => {
    const { status, version, headers, body } = await ask('/about');
    expect({ status, version }).toEqual({ status: 200, version: '2' });
    expect(headers).toMatchObject(HEADERS);
    expect(body).toBe(readFileSync('dist/site/about.html', 'utf8'));
    expect((await ask('/nothing')).status).toBe(404);
  });

  test.skipIf(!HAS_IPV6)('also over IPv6', async () => {
    expect((await ask('/', { ip: '[::1]' })).status).toBe(200);
  });

  test.each([host, twin])('http://%s leads to HTTPS in one step', async (name) => {
    const { status, headers } = await ask('/about?a=1', { scheme: 'http', host: name });
    expect(status).toBe(301);
    expect(headers.location).toEqual([`https://${host}/about?a=1`]);
    expect(headers).toMatchObject(INSECURE_HEADERS);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('the same name with or without www. leads to the one of the site', async () => {
    const { status, headers } = await ask('/about?a=1', { host: twin });
    expect(status).toBe(301);
    expect(headers).toMatchObject({ ...HEADERS, location: [`https://${host}/about?a=1`] });
  });

  test('unknown hosts get no answer', async () => {
    const other = { host: 'other.example' };
    for (const question of [{ ...other, scheme: 'http' as const }, other, { ...other, name: host }])
      await expect(ask('/', question)).rejects.toThrow();
    expect((await ask('/')).status).toBe(200);
  });

  test('the certificate is renewed while the site runs', async () => {
    const file = sandbox.at(`/etc/letsencrypt/live/${host}/fullchain.pem`);
    const before = readFileSync(file, 'utf8');
    await sandbox.run(install.replace(/^rm .*$/m, ''));
    expect(readFileSync(file, 'utf8')).not.toBe(before);
    // A connection of before may still end without an answer.
    await vi.waitFor(async () => expect((await ask('/')).status).toBe(200), 10_000);
  });

  test('no request fails during a release, and the last ones are kept', async () => {
    let isOver = false;
    const statuses = new Set<number>();
    const visitor = async () => {
      while (!isOver) {
        // Browsers, too, ask once more when a connection ends without an answer.
        const { status } = await ask('/robots.txt').catch(() => ask('/robots.txt'));
        statuses.add(status);
      }
    };
    const visitors = [visitor(), visitor()];
    for (const year of [2001, 2002, 2003]) mkdirSync(sandbox.at(`/srv/site/${year}0101-000000`));
    for (const mark of ['# one', '# two']) {
      appendFileSync(sandbox.at('dist/site/robots.txt'), `${mark}\n`);
      await publish();
      await vi.waitFor(async () => expect((await ask('/robots.txt')).body).toContain(mark), 10_000);
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...statuses]).toEqual([200]);
    const releases = readdirSync(sandbox.at('/srv/site')).filter((name) => /^\d/.test(name));
    expect(releases.sort()).toHaveLength(4);
    expect(releases[0]).toBe('20030101-000000');
    const current = realpathSync(sandbox.at('/srv/site/dist'));
    expect(current).toBe(sandbox.at(join('/srv/site', releases.at(-1)!)));
  }, 60_000);

  test('settings that are refused leave the site as it is', async () => {
    const before = realpathSync(sandbox.at('/srv/site/dist'));
    appendFileSync(sandbox.at('dist/nginx/site.conf'), '\nnonsense {\n');
    await expect(publish()).rejects.toThrow();
    expect(realpathSync(sandbox.at('/srv/site/dist'))).toBe(before);
    expect((await ask('/about')).status).toBe(200);
  });
});

describe('the container', () => {
  const variables = (file: string, pattern: RegExp) =>
    [
      ...new Set(Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name]) => name)),
    ].sort();

  test('is built with every setting of the forms and of the editing screen', () => {
    const documented = [
      ...variables('docs/editing.md', /(EDITING_\w+)/g),
      ...variables('docs/mail.md', /(GATSBY_\w+)/g),
    ];
    expect(documented).toEqual(expect.arrayContaining([...REQUIRED_SETTINGS]));
    expect(variables('Dockerfile', /^ARG (\w+)$/gm), 'Dockerfile').toEqual(documented);
    expect(variables('compose.yaml', /^ +([A-Z_]+):$/gm), 'compose.yaml').toEqual(documented);
  });

  test.skipIf(!SERVERS.nginx || !inPath('bash'))('knows whether it is healthy', async () => {
    const [, check] = /^HEALTHCHECK CMD (\[.*)$/m.exec(readFileSync('Dockerfile', 'utf8'))!;
    const { port, stop } = await SERVERS.nginx!();
    const [command = '', ...args] = JSON.parse(check!.replaceAll('8080', String(port))) as string[];
    const isHealthy = () => spawnSync(command, args).status === 0;
    expect(isHealthy()).toBe(true);
    await stop();
    expect(isHealthy()).toBe(false);
  });
});

test('Netlify’s builds bring dist/ back and keep it', async () => {
  const folder = /package = "\/(.+)"/.exec(readFileSync('netlify.toml', 'utf8'))![1]!;
  expect(readFileSync(`${folder}/manifest.yml`, 'utf8')).toMatch(/^name: /);
  type Hook = (options: { utils: { cache: object } }) => void;
  const plugin = (await import(pathToFileURL(`${folder}/index.js`).href)) as Record<string, Hook>;
  const cache = { restore: vi.fn(), save: vi.fn() };
  plugin.onPreBuild!({ utils: { cache } });
  expect(cache.restore).toHaveBeenCalledWith('dist');
  plugin.onPostBuild!({ utils: { cache } });
  expect(cache.save).toHaveBeenCalledWith('dist');
});

test('Netlify redirects former addresses, although there are files at them, and reads every header', async () => {
  const headers = '/admin\n  Content-Security-Policy: other\n';
  const folder = folderForTest({
    _redirects: '/old /new 301\n/old/ /new 301\n',
    _headers: headers.replace('\n', '\n  ! Content-Security-Policy\n'),
  });
  type Hook = (options: { constants: { PUBLISH_DIR: string } }) => void;
  const plugin = (await import(pathToFileURL('hosting/netlify/index.js').href)) as {
    onBuild: Hook;
  };
  plugin.onBuild({ constants: { PUBLISH_DIR: folder } });
  expect(readFileSync(`${folder}/_headers`, 'utf8')).toBe(headers);
  const { redirects } = await parseAllRedirects({
    redirectsFiles: [`${folder}/_redirects`],
    configRedirects: [],
    minimal: true,
  });
  expect(redirects).toMatchObject([
    { from: '/old', to: '/new', status: 301, force: true },
    { from: '/old/', to: '/new', status: 301, force: true },
  ]);
});

test.skipIf(!inPath('bash'))('pages come to an object store after their files', async () => {
  const sandbox = new Sandbox({ http: 0, https: 0 });
  sandbox.build();
  await sandbox.run(commandsOf('Object store with a CDN')[0]!);
  const calls = readFileSync(sandbox.at('calls'), 'utf8').trim().split('\n');
  await sandbox.remove();
  expect(calls[0]).toContain('immutable --exclude * --include static/*');
  expect(calls[1]).toContain('--exclude *.html');
  expect(calls[2]).toContain('no-store --exclude * --include sw.js');
  expect(calls[3]).toContain('--exclude * --include *.html');
  const copies = calls.slice(4).map((call) => /dist\/site(\S+) s3:\/\/site(\S+) /.exec(call));
  const pages = facts.pages.filter((page) => page !== '/');
  expect(copies.map((copy) => copy?.[2]).sort()).toEqual([...pages, '/404'].sort());
  for (const copy of copies) expect(copy?.[1]).toBe(`${copy?.[2]}.html`);
});
