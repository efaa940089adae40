import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import { contentType } from 'mime-types';
import { POLICY } from '../../../hosting/rules/rules';
import { explainReading } from '../../checker/data-folder';
import { findFile, listFiles, readDataFile, Refusal } from './data-files';
import { save, type Change } from './save';

/** Path of the endpoints below the screen's path, as in Gitea. */
export const API = '/api/v1';

/** What the screen calls the folder on this computer: the repository that requests name, and its only branch. */
export const REPOSITORY = 'this-computer/website';
export const BRANCH = 'disk';

/** What Gitea says about itself: a version with all that the screen needs, and room for all files in one answer. */
const GITEA: Record<string, object> = {
  '/version': { version: '1.24' },
  '/settings/api': { default_paging_num: 500, max_response_items: 500 },
  '/user': { id: 1, login: 'editor', full_name: 'Editor', email: 'editor@localhost' },
  '': { permissions: { pull: true, push: true }, default_branch: BRANCH },
  // Git has the earlier versions: see docs/editing.md.
  '/commits': [],
};

/** A name for the state of the content, another one each time: the screen then compares all files. */
const newHead = (): string => randomUUID();

async function readTexts(site: string, { files }: { files: string[] }) {
  const read = async (path: string) => (await readDataFile(site, path))?.toString('base64');
  return Promise.all(
    files.map(async (path) => ({ path, encoding: 'base64', content: await read(path) })),
  );
}

async function commit(site: string, { files }: { files: Change[] }) {
  await save(site, files);
  const saved = files.map(async ({ path }) => (await findFile(site, path)) ?? null);
  return {
    commit: { sha: newHead(), created: new Date().toISOString() },
    files: await Promise.all(saved),
  };
}

/** Finds what a request asks for; a picture is a Buffer. */
async function find(site: string, request: IncomingMessage): Promise<object> {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const place = decodeURI(pathname).replace(API, '').replace(`/repos/${REPOSITORY}`, '');
  const [, picture] = /^\/media\/[^/]+\/(.+)$/.exec(place) ?? [];
  const found = picture && (await readDataFile(site, picture));
  if (found) return found;
  if (place === `/branches/${BRANCH}`) return { commit: { id: newHead(), message: '' } };
  if (place.startsWith('/git/trees/')) {
    const files = await listFiles(site);
    return { tree: files.map((file) => ({ type: 'blob', ...file })), truncated: false };
  }
  if (request.method === 'POST') {
    const body = await json(request);
    if (place === '/file-contents') return readTexts(site, body as { files: string[] });
    if (place === '/contents') return commit(site, body as { files: Change[] });
  }
  const answer = GITEA[place];
  if (answer) return answer;
  throw new Refusal('There is nothing at this address.', 404);
}

/** Why a request gets no answer, from what went wrong. */
function refusalOf(site: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SyntaxError || error instanceof URIError) {
    return new Refusal('The request is malformed.', 400);
  }
  return new Refusal(explainReading(site, error).message, 500);
}

/** Answers the editing screen as Gitea would, with the folder data/ of a site as the repository. */
export async function answerRepository(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const found = await find(site, request);
    if (Buffer.isBuffer(found)) {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      response.setHeader('Content-Type', contentType(extname(pathname)) || 'text/plain');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader(POLICY, "sandbox; default-src 'none'; style-src 'unsafe-inline'");
      return void response.end(found);
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(found));
  } catch (error) {
    const { message, status } = refusalOf(site, error);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message }));
  }
}
