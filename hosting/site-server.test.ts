import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailIdsOf } from './mail-settings';
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
  mapOrigin: 'https://maps.example.com',
};

let folder: string;
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

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = createSiteServer(folder, FACTS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
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

test.each(['/nothing', '/about/nothing', '/404', '/404.html', '/.env', '/../package.json'])(
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

test('an address that makes no sense is refused', async () => {
  const answer = await send('/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('Bad Request');
});

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
  expect(() => createSiteServer(join(folder, 'nothing'), FACTS)).toThrow();
});
