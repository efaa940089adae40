import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemFeed } from '../../notice/problem-feed';
import { findFile, listFiles, placeOf, Refusal, versionOf } from './data-files';
import { writesOf, type Change, type Site } from './git-changes';
import { listSaves, saveFiles } from './saves';

/** Path at which the service is, as Gitea has it. */
export const API = '/api/v1';

/** What the screen calls the folder of this computer. Requests name it as the repository. */
export const REPOSITORY = 'this-computer/website';

/** Name of the only branch. */
export const BRANCH = 'disk';

/** Gitea of this version has all that the screen asks for. */
const VERSION = '1.24';

const USER = { id: 1, login: 'editor', full_name: 'Editor', email: 'editor@localhost' };

/** Most files in one answer; there are no others to share the server with. */
const LIMITS = { default_paging_num: 500, max_response_items: 500 };

async function readBody<Body>(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Body;
}

/** The version of all content: it changes with any file. */
async function headOf({ folder }: Site): Promise<string> {
  const files = await listFiles(folder);
  return versionOf(Buffer.from(files.map(({ path, sha }) => `${sha} ${path}`).join('\n')));
}

async function readAll({ folder }: Site, paths: string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(placeOf(folder, path));
      return { path, encoding: 'base64', content: content.toString('base64') };
    }),
  );
}

/** Saves of the screen, one after the other: each is compared with what the one before has written. */
let turn: Promise<unknown> = Promise.resolve();

async function change(site: Site, request: IncomingMessage) {
  const { files, message } = await readBody<{ files: Change[]; message: string }>(request);
  const saved = turn.then(async () => saveFiles(site.folder, message, await writesOf(site, files)));
  turn = saved.catch(() => undefined);
  await saved;
  return {
    commit: { sha: await headOf(site), created: new Date().toISOString() },
    files: await Promise.all(
      files.map(async ({ path }) => (await findFile(site.folder, path)) ?? null),
    ),
  };
}

/** The saves of a file, as commits that can be looked at and taken back: see saves-page.ts. */
async function historyOf({ folder }: Site, path: string | null) {
  const saves = await listSaves(folder);
  return saves
    .filter(({ files }) => files.some((file) => file.path === path))
    .map(({ id, time, what }) => ({
      sha: id,
      created: time,
      commit: { author: { name: what, date: time } },
    }));
}

/** What there is for a request. */
async function find(site: Site, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const path = decodeURI(pathname.slice(API.length));
  const place = path.replace(`/repos/${REPOSITORY}`, '/repo');
  if (place === '/user') return USER;
  if (place === '/version') return { version: VERSION };
  if (place === '/settings/api') return LIMITS;
  if (place === '/repo') return { permissions: { pull: true, push: true }, default_branch: BRANCH };
  if (place === `/repo/branches/${BRANCH}`)
    return { commit: { id: await headOf(site), message: '' } };
  if (place.startsWith('/repo/git/trees/')) {
    const files = await listFiles(site.folder);
    return { tree: files.map((file) => ({ type: 'blob', ...file })), truncated: false };
  }
  if (place === '/repo/commits') return historyOf(site, searchParams.get('path'));
  if (place === '/repo/file-contents') {
    return readAll(site, (await readBody<{ files: string[] }>(request)).files);
  }
  const [, picture] = /^\/repo\/media\/[^/]+\/(.+)$/.exec(place) ?? [];
  if (picture) return readFile(placeOf(site.folder, picture));
  if (place === '/repo/contents' && request.method === 'POST') return change(site, request);
  throw new Refusal('There is nothing at this address.', 404);
}

/**
 * Answers the editing screen as Gitea would, with the folder data/ of this computer as the repository.
 *
 * @param feed - tells the screen what is in the way of something, which it would not say itself
 */
export async function answerGit(
  site: Site,
  feed: ProblemFeed,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const found = await find(site, request);
    if (Buffer.isBuffer(found)) return void response.end(found);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(found));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const other = error instanceof URIError ? 400 : code === 'ENOENT' ? 404 : 500;
    const status = error instanceof Refusal ? error.status : other;
    if (error instanceof Refusal && error.places.length > 0) feed.refuse(message, error.places);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message }));
  }
}
