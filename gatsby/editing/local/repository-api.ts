import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemFeed } from '../notice/problem-feed';
import { findFile, listFiles, locate, Refusal, versionOf } from './data-files';
import { save, type Change, type Site } from './save';

/** Path of the endpoints below the screen's own, as Gitea has it. */
export const API = '/api/v1';

/** What the screen calls the folder of this computer. Requests name it as the repository. */
export const REPOSITORY = 'this-computer/website';

/** Name of the only branch. */
export const BRANCH = 'disk';

/** What Gitea says of itself: this version has all that the screen asks for, and one answer holds all files. */
const GITEA: Record<string, object> = {
  '/version': { version: '1.24' },
  '/settings/api': { default_paging_num: 500, max_response_items: 500 },
  '/user': { id: 1, login: 'editor', full_name: 'Editor', email: 'editor@localhost' },
  '': { permissions: { pull: true, push: true }, default_branch: BRANCH },
  // What was saved before, git knows: see docs/editing.md.
  '/commits': [],
};

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

async function readTexts({ folder }: Site, { files }: { files: string[] }) {
  return Promise.all(
    files.map(async (path) => {
      const content = await readFile(locate(folder, path), 'base64');
      return { path, encoding: 'base64', content };
    }),
  );
}

async function commit(site: Site, { files }: { files: Change[] }) {
  await save(site, files);
  return {
    commit: { sha: await headOf(site), created: new Date().toISOString() },
    files: await Promise.all(
      files.map(async ({ path }) => (await findFile(site.folder, path)) ?? null),
    ),
  };
}

/** What there is for a request; a picture is a Buffer. */
async function find(site: Site, request: IncomingMessage): Promise<object> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const place = decodeURI(pathname).replace(API, '').replace(`/repos/${REPOSITORY}`, '');
  const [, picture] = /^\/media\/[^/]+\/(.+)$/.exec(place) ?? [];
  if (picture) return readFile(locate(site.folder, picture));
  if (place === `/branches/${BRANCH}`) return { commit: { id: await headOf(site), message: '' } };
  if (place.startsWith('/git/trees/')) {
    const files = await listFiles(site.folder);
    return { tree: files.map((file) => ({ type: 'blob', ...file })), truncated: false };
  }
  if (place === '/file-contents') return readTexts(site, await readBody(request));
  if (place === '/contents' && request.method === 'POST')
    return commit(site, await readBody(request));
  const answer = GITEA[place];
  if (answer) return answer;
  throw new Refusal('There is nothing at this address.', 404);
}

function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  if (error instanceof URIError || error instanceof SyntaxError) return 400;
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 404 : 500;
}

/**
 * Answers the editing screen as Gitea would, with the folder data/ of this computer as the repository.
 *
 * @param feed - tells the screen what is in the way of something, which it would not say itself
 */
export async function answerRepository(
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
    const { message } = error as Error;
    if (error instanceof Refusal && error.problems.length > 0) feed.refuse(message, error.problems);
    response.writeHead(statusOf(error), { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message }));
  }
}
