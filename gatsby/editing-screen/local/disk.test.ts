import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDisk } from './disk';

let site: string;
let server: Server;
let port: number;

/** Sends a path unchanged; fetch would normalise it. */
const send = (path: string, method = 'GET', headers: Record<string, string> = {}, body = '') =>
  new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, body: text }));
    });
    sent.on('error', reject).end(body);
  });

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'disk-'));
  mkdirSync(join(site, 'data/images'), { recursive: true });
  writeFileSync(join(site, 'data/team.json'), '{}');
  writeFileSync(join(site, 'data/.DS_Store'), '');
  writeFileSync(join(site, 'secret.txt'), 'secret');
  server = createServer((question, answer) => void answerDisk(site, question, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

test('a folder is listed without hidden files', async () => {
  const { body } = await send('/disk/data/');
  expect(JSON.parse(body)).toEqual([
    { name: 'images', kind: 'directory' },
    { name: 'team.json', kind: 'file' },
  ]);
});

test('a file is read, written in a new folder, and removed', async () => {
  expect(await send('/disk/data/team.json')).toEqual({ status: 200, body: '{}' });
  expect((await send('/disk/data/legal/new%20page.json', 'PUT', {}, '[]')).status).toBe(204);
  const file = join(site, 'data/legal/new page.json');
  expect(readFileSync(file, 'utf8')).toBe('[]');
  expect((await send('/disk/data/legal/new%20page.json', 'DELETE')).status).toBe(204);
  expect(existsSync(file)).toBe(false);
  expect((await send('/disk/data/legal/new%20page.json')).status).toBe(404);
});

test.each(['/disk/secret.txt', '/disk/data/../secret.txt', '/disk/data/..%2Fsecret.txt', '/disk/'])(
  'nothing outside data/ is within reach: %s',
  async (path) => {
    expect(await send(path)).toEqual({ status: 403, body: '' });
    expect((await send(path, 'PUT', {}, 'changed')).status).toBe(403);
    expect(readFileSync(join(site, 'secret.txt'), 'utf8')).toBe('secret');
  },
);

test('pages of other sites are refused, under whatever name they call this computer', async () => {
  expect((await send('/disk/data/', 'GET', { origin: 'https://other.example' })).status).toBe(403);
  expect((await send('/disk/data/', 'GET', { host: 'other.example' })).status).toBe(403);
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
  expect((await send('/disk/data/', 'GET', own)).status).toBe(200);
});

test('an address that makes no sense, and a method that is not known, are refused', async () => {
  expect((await send('/disk/data/%E0%A4%A')).status).toBe(400);
  expect((await send('/disk/data/team.json', 'POST')).status).toBe(405);
});
