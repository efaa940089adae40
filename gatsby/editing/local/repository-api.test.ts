import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContentModel } from '../../schema/model/read-content-model';
import { collectionsOf } from '../screen/editing-config';
import { answerRepository, isFromHere } from './repository-api';

const TEAM = 'data/team.json';
const API = '/api/v1/repos/this-computer/website';

let site: string;
let server: Server;
let own: { host: string; origin: string };

/** Sends a path unchanged; fetch would normalise it. */
const send = (path: string, method = 'GET', headers: Record<string, string> = {}, body = '') =>
  new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, body: text }));
    });
    sent.on('error', reject).end(body);
  });

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const inBase64 = (text: string) => Buffer.from(text).toString('base64');

const versionOf = async (file: string) => {
  const { body } = await send(`${API}/git/trees/disk?recursive=1`);
  const { tree } = JSON.parse(body) as { tree: { path: string; sha: string }[] };
  return tree.find(({ path }) => path === file)?.sha;
};

const change = async (...files: object[]) => {
  const { status, body } = await send(`${API}/contents`, 'POST', own, JSON.stringify({ files }));
  return { status, message: (JSON.parse(body) as { message?: string }).message ?? '' };
};

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync('data', join(site, 'data'), { recursive: true });
  writeFileSync(join(site, 'data/.DS_Store'), '');
  writeFileSync(join(site, 'secret.txt'), 'secret');
  const model = readContentModel();
  const edited = { folder: site, model, collections: collectionsOf(model) };
  server = createServer((sent, answer) => {
    if (isFromHere(sent)) void answerRepository(edited, sent, answer);
    else answer.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  own = { host, origin: `http://${host}` };
});

afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

test('of two saves at once the second is compared with what the first has written', async () => {
  const text = read(TEAM);
  const file = { operation: 'update', path: TEAM, sha: await versionOf(TEAM) };
  const titled = (word: string) => inBase64(text.replace('"title": "', `"title": "${word} `));
  const [first, second] = await Promise.all(
    ['First', 'Second'].map((word) => change({ ...file, content: titled(word) })),
  );
  expect(first?.status).toBe(200);
  expect(second).toMatchObject({ status: 409, message: expect.stringContaining(TEAM) as string });
  expect(read(TEAM)).toContain('"First ');
  writeFileSync(join(site, TEAM), text);
});

test('a file that the screen does not know, or cannot read, is not written over', async () => {
  const good = read(TEAM);
  const [text, content] = ['{\n"title": "Team",\n}', inBase64('{}')];
  writeFileSync(join(site, TEAM), text);
  for (const operation of ['create', 'update']) {
    expect(await change({ operation, path: TEAM, content })).toMatchObject({
      status: 409,
      message: expect.stringContaining('can’t be read') as string,
    });
  }
  expect(read(TEAM)).toBe(text);
  writeFileSync(join(site, TEAM), good);
});

test('a picture is added, renamed and removed, but not while something refers to it', async () => {
  const [path, moved] = ['data/images/team/new one.svg', 'data/images/team/other.svg'];
  await change({ operation: 'create', path, content: inBase64('<svg/>') });
  expect((await send(`${API}/media/disk/${encodeURI(path)}`)).body).toBe('<svg/>');
  const sha = await versionOf(path);
  await change({ operation: 'update', path: moved, from_path: path, sha, content: inBase64('-') });
  expect(existsSync(join(site, path))).toBe(false);
  const last = await versionOf(moved);
  expect((await change({ operation: 'delete', path: moved, sha: last })).status).toBe(200);
  expect(existsSync(join(site, moved))).toBe(false);

  const used = 'data/images/team/ananya-rao.webp';
  const refused = await change({ operation: 'delete', path: used, sha: await versionOf(used) });
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringContaining('can’t be deleted') as string,
  });
  expect(existsSync(join(site, used))).toBe(true);
});

test.each(['secret.txt', 'data/../secret.txt', 'data/..%2Fsecret.txt', 'data'])(
  'nothing outside data/ is within reach: %s',
  async (path) => {
    expect((await send(`${API}/media/disk/${path}`)).status).not.toBe(200);
    const file = { operation: 'create', path: decodeURIComponent(path), content: '' };
    expect((await change(file)).status).toBe(403);
    expect(read('secret.txt')).toBe('secret');
    expect(await versionOf('data/.DS_Store')).toBeUndefined();
  },
);

test('pages of other sites are refused, under whatever name they call this computer', async () => {
  const path = `${API}/git/trees/disk`;
  expect((await send(path, 'GET', own)).status).toBe(200);
  const others: Record<string, string>[] = [
    { origin: 'https://other.example' },
    { host: 'other.example', origin: 'http://other.example' },
    { host: 'other.example' },
  ];
  for (const other of others) expect((await send(path, 'GET', other)).status).toBe(403);
  expect((await send(`${API}/contents`, 'POST', {}, '{"files":[]}')).status).toBe(403);
});
