import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContentModel } from '../../schema/model/read-content-model';
import { ProblemFeed } from '../notice/problem-feed';
import { collectionsOf } from '../screen/editing-config';
import { answerRepository } from './repository-api';
import { isFromHere } from './serve-screen';

const TEAM = 'data/team.json';
const API = '/api/v1/repos/this-computer/website';

let site: string;
let server: Server;
let port: number;

type Answer = { status?: number; body: string };

/** Sends a path unchanged; fetch would normalise it. */
const send = (path: string, method = 'GET', headers: Record<string, string> = {}, body = '') =>
  new Promise<Answer>((resolve, reject) => {
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
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
  const { status, body } = await send(`${API}/contents`, 'POST', own, JSON.stringify({ files }));
  return { status, message: (JSON.parse(body) as { message?: string }).message ?? '' };
};

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'editing-server-'));
  cpSync('data', join(site, 'data'), { recursive: true });
  writeFileSync(join(site, 'data/.DS_Store'), '');
  writeFileSync(join(site, 'secret.txt'), 'secret');
  const model = readContentModel();
  const edited = { folder: site, model, collections: collectionsOf(model) };
  server = createServer((sent, answer) => {
    if (isFromHere(sent)) void answerRepository(edited, new ProblemFeed(), sent, answer);
    else answer.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(site, { recursive: true });
});

describe('a file', () => {
  test('is listed with its version, hidden ones are not', async () => {
    expect(await versionOf(TEAM)).toMatch(/^[0-9a-f]{40}$/);
    expect(await versionOf('data/.DS_Store')).toBeUndefined();
  });

  test('is written where it has the version that the screen has read', async () => {
    const text = read(TEAM).replace('Our Team', 'The team');
    const file = { operation: 'update', path: TEAM, content: inBase64(text) };
    const sha = await versionOf(TEAM);
    expect((await change({ ...file, sha })).status).toBe(200);
    expect(read(TEAM)).toBe(text);
    const again = await change({ ...file, sha, content: inBase64('{}') });
    expect(again).toMatchObject({ status: 409, message: expect.stringContaining(TEAM) as string });
    expect((await change({ ...file, content: inBase64('{}') })).status).toBe(409);
    expect(read(TEAM)).toBe(text);
  });

  test('that cannot be read is not replaced by a new one', async () => {
    const good = read(TEAM);
    writeFileSync(join(site, TEAM), '{\n"title": "Team",\n}');
    const file = { operation: 'create', path: TEAM, content: inBase64('{}') };
    expect(await change(file)).toMatchObject({
      status: 409,
      message: expect.stringContaining('can’t be read') as string,
    });
    writeFileSync(join(site, TEAM), good);
  });

  test('is added, renamed and removed while nothing refers to it', async () => {
    const [path, moved] = ['data/images/team/new one.svg', 'data/images/team/other.svg'];
    await change({ operation: 'create', path, content: inBase64('<svg/>') });
    expect(await send(`${API}/media/disk/${encodeURI(path)}`)).toEqual({
      status: 200,
      body: '<svg/>',
    });
    const sha = await versionOf(path);
    await change({ operation: 'update', path: moved, from_path: path, sha, content: inBase64('') });
    expect(existsSync(join(site, path))).toBe(false);
    const last = await versionOf(moved);
    expect((await change({ operation: 'delete', path: moved, sha: last })).status).toBe(200);
    expect((await send(`${API}/media/disk/${moved}`)).status).toBe(404);
  });

  test.each(['data/legal/privacy.json', 'data/images/team/ananya-rao.webp'])(
    'that something refers to is not removed: %s',
    async (path) => {
      const answer = await change({ operation: 'delete', path, sha: await versionOf(path) });
      expect(answer).toMatchObject({
        status: 409,
        message: expect.stringContaining('refers to it') as string,
      });
      expect(existsSync(join(site, path))).toBe(true);
    },
  );
});

test.each(['secret.txt', 'data/../secret.txt', 'data/..%2Fsecret.txt', 'data'])(
  'nothing outside data/ is within reach: %s',
  async (path) => {
    expect((await send(`${API}/media/disk/${path}`)).status).not.toBe(200);
    const file = { operation: 'create', path: decodeURIComponent(path), content: '' };
    expect((await change(file)).status).toBe(403);
    expect(read('secret.txt')).toBe('secret');
  },
);

test('two saves at once lose nothing: the second is compared with what the first has written', async () => {
  const text = read(TEAM);
  const sha = await versionOf(TEAM);
  const file = { operation: 'update', path: TEAM, sha };
  const answers = await Promise.all(
    ['First', 'Second'].map((word) =>
      change({ ...file, content: inBase64(text.replace('"title": "', `"title": "${word} `)) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(read(TEAM)).toContain('"First ');
  writeFileSync(join(site, TEAM), text);
});

test('pages of other sites are refused, under whatever name they call this computer', async () => {
  const path = `${API}/git/trees/disk`;
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
  expect((await send(path, 'GET', own)).status).toBe(200);
  const others: Record<string, string>[] = [
    { origin: 'https://other.example' },
    { host: 'other.example', origin: 'http://other.example' },
    { host: 'other.example' },
  ];
  for (const other of others) {
    expect((await send(path, 'GET', other)).status).toBe(403);
  }
  expect((await send(`${API}/contents`, 'POST', {}, '{"files":[]}')).status).toBe(403);
});

test('an address that makes no sense is refused', async () => {
  expect((await send(`${API}/media/disk/data/%E0%A4%A`)).status).toBe(400);
  expect((await send('/api/v1/other')).status).toBe(404);
});
