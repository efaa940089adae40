import { mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailIdsOf } from '../enquiry/mail-settings';
import { createSiteServer } from './site-server';

const FILES: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about',
  'service/uIAndUX.html': 'design',
  '404.html': 'not found',
  'app-0123456789abcdef0123.js': 'script',
  'favicon.svg': 'icon',
  '.env': 'secret',
};

const FACTS = {
  siteUrl: 'https://www.example.com',
  pages: ['/', '/about', '/service/uIAndUX'],
  scriptHashes: ["'sha256-abc='"],
  mailOrigin: '',
  mailIds: mailIdsOf({}),
  mailDesk: '127.0.0.1:9000',
  mapOrigin: 'https://maps.example.com',
};

let folder: string;
let dist: string;
let server: Server;
let port: number;

/** Sends a path as it is, which fetch would tidy up. */
const send = (path: string, method = 'GET') =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port, path, method }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

/** Writes a site into a folder as a build publishes it. */
function publish(to: string, files: Record<string, string>, facts = FACTS): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(to, 'site', name)), { recursive: true });
    writeFileSync(join(to, 'site', name), content);
  }
  writeFileSync(join(to, 'site-facts.json'), JSON.stringify(facts));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  dist = join(folder, 'dist');
  publish(dist, FILES);
  server = createSiteServer(dist);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/service/uIAndUX', 'design'],
  ['/about?from=mail', 'about'],
])('%s is answered at once', async (path, body) => {
  expect(await send(path)).toMatchObject({ status: 200, body });
});

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/service/uiandux', '/service/uIAndUX'],
  ['/SERVICE/UIANDUX/?a=1', '/service/uIAndUX?a=1'],
])('%s leads to %s in one step', async (path, location) => {
  expect(await send(path)).toMatchObject({ status: 301, headers: { location } });
});

test.each(['/nothing', '/about/nothing', '/404', '/404.html', '/.env', '//'])(
  '%s is answered with the 404 page',
  async (path) => {
    expect(await send(path)).toMatchObject({ status: 404, body: 'not found' });
  },
);

test('a page takes no POST', async () => {
  const answer = await send('/about', 'POST');
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(answer.body).toContain('Method Not Allowed');
});

test.each(['/%E0%A4%A', '/../package.json', '/about/..', '/about%2f%2E.', '/%00'])(
  '%s makes no sense and is refused',
  async (path) => {
    const answer = await send(path);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('Bad Request');
  },
);

test('HEAD answers without a body', async () => {
  expect(await send('/about', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await send('/nothing', 'HEAD')).toMatchObject({ status: 404, body: '' });
});

test('only files whose name changes with their content are kept for ever', async () => {
  const script = await send('/app-0123456789abcdef0123.js');
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await send('/about')).headers['cache-control']).toContain('must-revalidate');
  expect((await send('/favicon.svg')).headers['cache-control']).toContain('must-revalidate');
});

test('a folder without a built site is refused', () => {
  expect(() => createSiteServer(join(folder, 'nothing'))).toThrow('There is no built site.');
});

const NEW_FILES = {
  ...FILES,
  'index.html': 'new home',
  'new.html': 'new page',
  'app-fedcba98765432109876.js': 'new script',
};
const NEW_FACTS = {
  ...FACTS,
  pages: [...FACTS.pages, '/new'],
  scriptHashes: ["'sha256-new='"],
};

test('a new build is served at once, with the hashed files that it keeps', async () => {
  expect(await send('/new')).toMatchObject({ status: 404 });
  publish(`${dist}.new`, NEW_FILES, NEW_FACTS);
  renameSync(dist, `${dist}.old`);
  renameSync(`${dist}.new`, dist);
  const home = await send('/');
  expect(home).toMatchObject({ status: 200, body: 'new home' });
  expect(home.headers['content-security-policy']).toContain("'sha256-new='");
  expect(await send('/new')).toMatchObject({ status: 200, body: 'new page' });
  expect(await send('/NEW/')).toMatchObject({ status: 301, headers: { location: '/new' } });
  expect(await send('/app-fedcba98765432109876.js')).toMatchObject({ body: 'new script' });
  expect(await send('/app-0123456789abcdef0123.js')).toMatchObject({ body: 'script' });
});

test('no request fails while builds replace the site, not even between the two steps', async () => {
  let isOver = false;
  const answers: (number | undefined)[] = [];
  const visitor = async () => {
    while (!isOver) answers.push((await send('/about')).status);
  };
  const visitors = [visitor(), visitor(), visitor()];
  for (const files of [NEW_FILES, FILES, NEW_FILES]) {
    publish(`${dist}.new`, files);
    renameSync(dist, `${dist}.old`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    renameSync(`${dist}.new`, dist);
    rmSync(`${dist}.old`, { recursive: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  isOver = true;
  await Promise.all(visitors);
  expect(answers.length).toBeGreaterThan(20);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('a file that was deleted by hand is answered with the 404 page in the end', async () => {
  unlinkSync(join(dist, 'site/favicon.svg'));
  expect(await send('/favicon.svg')).toMatchObject({ status: 404, body: 'not found' });
});

test('security.txt is the one file below a hidden address', async () => {
  publish(dist, { '.well-known/security.txt': 'Contact:', '.well-known/other.txt': 'secret' });
  server.close();
  server = createSiteServer(dist);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  expect(await send('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'Contact:' });
  expect(await send('/.well-known/other.txt')).toMatchObject({ status: 404 });
});
