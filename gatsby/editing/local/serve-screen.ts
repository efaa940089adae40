import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { readContentModel } from '../../schema/model/read-content-model';
import type { ProblemFeed } from '../notice/problem-feed';
import { collectionsOf } from '../screen/editing-config';
import { writeEditingScreen } from '../screen/write-editing-screen';
import { answerRepository, API, BRANCH, REPOSITORY } from './repository-api';

/** Policy of the screen: it loads nothing from other servers. */
const POLICY =
  "default-src 'self'; connect-src 'self' blob: data:; img-src 'self' blob: data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' blob:; worker-src 'self' blob:";

/** The git service of the screen: this server. Addresses begin with its own: see screen.js. */
const BACKEND = {
  name: 'gitea',
  repo: REPOSITORY,
  branch: BRANCH,
  base_url: '',
  api_root: `/admin${API}`,
  auth_methods: ['token'],
} as Backend;

/** The files with which the screen edits this computer, in gatsby/editing. */
const LOCAL = ['local/browser', 'notice/notice.js', 'notice/notice.css'];

/** An answer of the preview's server, which is Express. */
type Response = ServerResponse & {
  sendFile: (path: string, options: { root: string }, done: (error?: Error) => void) => void;
};

/** Only pages of this server may read and write files, on this computer, by whatever name they call it. */
export function isFromHere({ method, headers, socket }: IncomingMessage): boolean {
  const { origin, host = '' } = headers;
  const isOwn = origin ? origin === `http://${host}` : method === 'GET';
  const isLocal = /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  return isOwn && isLocal && /^(localhost|127\.0\.0\.1)(:|$)/.test(host);
}

/**
 * Prepares the editing screen for this computer.
 *
 * @param folder - folder of the site whose data/ is edited
 * @param feed - tells the screen and the preview which problems the content has
 * @returns what answers all requests below /admin: the screen, data/ as a repository, and the problems
 */
export async function serveScreen(folder: string, feed: ProblemFeed) {
  const root = resolve(folder, '.cache/editing-screen');
  const model = readContentModel();
  await writeEditingScreen(root, model, BACKEND, LOCAL);
  const site = { folder, model, collections: collectionsOf(model) };
  return (request: IncomingMessage, response: Response): void => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    response.setHeader('Content-Security-Policy', POLICY);
    if (!isFromHere(request)) return void response.writeHead(403).end();
    if (pathname.startsWith(API)) return void answerRepository(site, feed, request, response);
    if (pathname === '/problems') return feed.answer(request, response);
    const file = pathname === '/' ? '/index.html' : pathname;
    return response.sendFile(file, { root }, (error) => {
      if (error && !response.headersSent) response.writeHead(404).end();
    });
  };
}
