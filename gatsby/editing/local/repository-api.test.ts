import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../tests/port';
import { SAMPLE } from '../../../tests/sample/sample';
import { folderForAll } from '../../../tests/temporary-folder';
import { answerRepository } from './repository-api';

const TEAM = 'data/team.json';

const site = folderForAll({ 'data/.DS_Store': '', 'secret.txt': 'secret' });
const server = createServer((request, response) => void answerRepository(site, request, response));
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
  cpSync(join(SAMPLE, 'data'), join(site, 'data'), { recursive: true });
  url = `http://127.0.0.1:${await listen(server)}/api/v1/repos/this-computer/website`;
});

afterAll(() => void server.close());

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

test('a picture is added, shown with its type and without running anything, renamed and removed', async () => {
  const [path, moved] = ['data/images/team/new one.svg', 'data/images/team/other.svg'];
  await change({ operation: 'create', path, content: inBase64('<svg/>') });
  const shown = await fetch(`${url}/media/disk/${encodeURI(path)}`);
  expect(await shown.text()).toBe('<svg/>');
  expect(shown.headers.get('content-type')).toBe('image/svg+xml');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  const sha = await versionOf(path);
  await change({ operation: 'update', path: moved, from_path: path, sha, content: inBase64('-') });
  expect(existsSync(join(site, path))).toBe(false);
  const last = await versionOf(moved);
  expect((await change({ operation: 'delete', path: moved, sha: last })).status).toBe(200);
  expect(existsSync(join(site, moved))).toBe(false);
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

test.each(['secret.txt', 'data/../secret.txt', 'data'])(
  'nothing outside data/ is within reach: %s',
  async (path) => {
    expect((await fetch(`${url}/media/disk/${encodeURIComponent(path)}`)).status).not.toBe(200);
    expect((await change({ operation: 'create', path, content: '' })).status).toBe(403);
    expect(read('secret.txt')).toBe('secret');
    expect(await versionOf('data/.DS_Store')).toBeUndefined();
  },
);
