import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE } from '../../../tests/sample/sample';
import { refusalOf } from './data-files';
import { answerRepository, mayEdit } from './repository-api';

const TEAM = 'data/team.json';

let site: string;
let server: Server;
let url: string;

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const inBase64 = (text: string) => Buffer.from(text).toString('base64');

const versionOf = async (file: string) => {
  const answer = await fetch(`${url}/git/trees/disk?recursive=1`);
  const { tree } = (await answer.json()) as { tree: { path: string; sha: string }[] };
  return tree.find(({ path }) => path === file)?.sha;
};

const change = async (...files: object[]) => {
  const body = JSON.stringify({ files });
  const answer = await fetch(`${url}/contents`, { method: 'POST', body });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
};

/** The answer to a change that is refused. */
const refusalWith = (words: string) => ({
  status: 409,
  message: expect.stringContaining(words) as string,
});

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(join(SAMPLE, 'data'), join(site, 'data'), { recursive: true });
  writeFileSync(join(site, 'data/.DS_Store'), '');
  writeFileSync(join(site, 'secret.txt'), 'secret');
  server = createServer((request, response) => void answerRepository(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/v1/repos/this-computer/website`;
});

afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

test('of two saves at once the second is compared with what the first has written', async () => {
  const text = read(TEAM);
  const file = { operation: 'update', path: TEAM, sha: await versionOf(TEAM) };
  const titled = (word: string) => inBase64(text.replace('"title": "', `"title": "${word} `));
  const saves = ['One', 'Other'].map((word) => change({ ...file, content: titled(word) }));
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers).toContainEqual(refusalWith(`${TEAM} is not what the screen read`));
  expect(read(TEAM).match(/"title": "(One|Other) /g)?.length).toBeGreaterThan(0);
  writeFileSync(join(site, TEAM), text);
});

test.each(['create', 'update'])(
  '%s: a file that cannot be read is not written over',
  async (operation) => {
    const [good, broken] = [read(TEAM), '{\n"title": "Team",\n}'];
    writeFileSync(join(site, TEAM), broken);
    const refused = await change({ operation, path: TEAM, content: inBase64('{}') });
    expect(refused).toEqual(refusalWith('can’t be read'));
    expect(read(TEAM)).toBe(broken);
    writeFileSync(join(site, TEAM), good);
  },
);

test('a picture is added, renamed and removed', async () => {
  const [path, moved] = ['data/images/team/new one.svg', 'data/images/team/other.svg'];
  await change({ operation: 'create', path, content: inBase64('<svg/>') });
  expect(await (await fetch(`${url}/media/disk/${encodeURI(path)}`)).text()).toBe('<svg/>');
  const sha = await versionOf(path);
  await change({ operation: 'update', path: moved, from_path: path, sha, content: inBase64('-') });
  expect(existsSync(join(site, path))).toBe(false);
  const last = await versionOf(moved);
  expect((await change({ operation: 'delete', path: moved, sha: last })).status).toBe(200);
  expect(existsSync(join(site, moved))).toBe(false);
});

test('a change that the disk refuses gets a sentence, and leaves no half of a file', async () => {
  const path = `data/images/team/${'long'.repeat(70)}.webp`;
  const picture = { operation: 'create', path, content: inBase64('-') };
  const text = { operation: 'update', path: TEAM, sha: await versionOf(TEAM), content: '' };
  const before = read(TEAM);
  const { status, message } = await change(text, picture);
  expect(status).toBe(500);
  expect(message).toContain('can’t be saved: its name is too long. Your text is still here');
  expect(read(TEAM)).toBe(before);
  expect(readdirSync(join(site, 'data/images/team')).join()).not.toContain('.saving');
});

test('a file that is moved stays where it is when its new place cannot be written', async () => {
  const from_path = 'data/images/team/imran-pasha.webp';
  writeFileSync(join(site, from_path), 'portrait');
  const path = `data/images/team/${'long'.repeat(70)}.webp`;
  const moved = { operation: 'update', path, from_path, content: inBase64('portrait') };
  const { status } = await change({ ...moved, sha: await versionOf(from_path) });
  expect(status).toBe(500);
  expect(read(from_path)).toBe('portrait');
});

test('a file keeps its rights, and is not emptied by a change without content', async () => {
  chmodSync(join(site, TEAM), 0o640);
  const sha = await versionOf(TEAM);
  const content = inBase64(read(TEAM));
  expect((await change({ operation: 'update', path: TEAM, sha })).status).toBe(400);
  expect((await change({ operation: 'update', path: TEAM, sha, content })).status).toBe(200);
  expect(statSync(join(site, TEAM)).mode & 0o777).toBe(0o640);
  expect(read(TEAM)).toBe(Buffer.from(content, 'base64').toString());
});

test('links are neither read nor written through', async () => {
  symlinkSync(join(site, 'secret.txt'), join(site, 'data/linked.json'));
  symlinkSync(site, join(site, 'data/legal/site'));
  for (const path of ['data/linked.json', 'data/legal/site/secret.txt']) {
    expect((await fetch(`${url}/media/disk/${path}`)).status).toBe(403);
    expect((await change({ operation: 'create', path, content: '' })).status).toBe(403);
  }
  expect(read('secret.txt')).toBe('secret');
  for (const link of ['data/linked.json', 'data/legal/site']) rmSync(join(site, link));
});

test.each(['update', 'delete'])(
  '%s: a file that this user may not read is left alone',
  async (operation) => {
    const path = 'data/images/team/private.webp';
    writeFileSync(join(site, path), 'private', { mode: 0 });
    // Root may read everything, so it becomes nobody, who may write here.
    for (const folder of ['', 'data/images/team']) chmodSync(join(site, folder), 0o777);
    const user = process.geteuid!();
    process.seteuid!(user || 65_534);
    const refused = await change({ operation, path, content: inBase64('-') });
    process.seteuid!(user);
    chmodSync(join(site, path), 0o600);
    expect(refused).toEqual(refusalWith('can’t be read: this user has no permission'));
    expect(read(path)).toBe('private');
  },
);

test('a picture is sent with its type, and may run nothing', async () => {
  writeFileSync(join(site, 'data/images/team/drawn.svg'), '<svg/>');
  const { headers } = await fetch(`${url}/media/disk/data/images/team/drawn.svg`);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'this user may not write there'],
  ['EROFS', 'this user may not write there'],
  ['EIO', 'input/output error'],
])('a disk that answers %s refuses because %s', (code, cause) => {
  const failure = Object.assign(new Error('input/output error'), { code });
  expect(refusalOf(TEAM, failure).message).toContain(`${TEAM} can’t be saved: ${cause}.`);
});

test.each(['secret.txt', 'data/../secret.txt', 'data'])(
  'nothing outside data/ is within reach: %s',
  async (path) => {
    expect((await fetch(`${url}/media/disk/${encodeURIComponent(path)}`)).status).not.toBe(200);
    expect((await change({ operation: 'create', path, content: '' })).status).toBe(403);
    expect(read('secret.txt')).toBe('secret');
    expect(await versionOf('data/.DS_Store')).toBeUndefined();
  },
);

const HERE = { host: 'localhost:8000', origin: 'http://localhost:8000' };

test.each([
  [true, 'GET', { host: HERE.host }],
  [true, 'POST', HERE],
  [false, 'POST', { host: HERE.host }],
  [false, 'GET', { ...HERE, origin: 'https://other.example' }],
  [false, 'GET', { host: 'other.example', origin: 'http://other.example' }],
  [false, 'POST', HERE, '192.168.1.7'],
])('only pages of the preview, on this computer, read and write: %s, %s %j', (...example) => {
  const [isAllowed, method, headers, remoteAddress = '127.0.0.1'] = example;
  const request = { method, headers, socket: { remoteAddress } } as IncomingMessage;
  expect(mayEdit(request)).toBe(isAllowed);
});
