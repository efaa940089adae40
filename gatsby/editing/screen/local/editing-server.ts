import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import send from 'send';
import type { ContentModel } from '../../../schema/model/content-model';
import { readContentModel } from '../../../schema/model/read-content-model';
import { FEED } from '../../notice/problem-feed';
import { collectionsOf, createEditingConfig } from '../editing-config';
import { writeEditingScreen } from '../write-editing-screen';
import type { Site } from './git-changes';
import { answerGit, API, BRANCH, REPOSITORY } from './git-service';
import { answerSaves, SAVES } from './saves-page';
import { watchProblems } from './watch-problems';

/** Policy that forbids all other servers. */
const FROM_HERE =
  "default-src 'self'; connect-src 'self' blob: data:; img-src 'self' blob: data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' blob:; worker-src 'self' blob:";

/** The files with which the screen edits this computer. */
const LOCAL = [
  'gatsby/editing/screen/local/screen',
  'gatsby/editing/notice/notice.js',
  'gatsby/editing/notice/notice.css',
];

/** Writes the screen into a folder, with this server in place of a git service. */
async function writeLocalScreen(
  folder: string,
  model: ContentModel,
  screenUrl: string,
  previewUrl: string,
): Promise<void> {
  const backend = {
    name: 'gitea',
    repo: REPOSITORY,
    branch: BRANCH,
    base_url: screenUrl,
    api_root: `${screenUrl}${API}`,
    auth_methods: ['token'],
  } as Backend;
  const config = createEditingConfig(model, backend, previewUrl);
  await writeEditingScreen(folder, config, ['screen.css', 'notice.css', 'start.js']);
  for (const path of LOCAL) {
    const name = path.endsWith('/screen') ? '' : path.slice(path.lastIndexOf('/') + 1);
    cpSync(resolve(path), join(folder, name), { recursive: true });
  }
}

/** Only pages of this server may read and write files, under whatever name they call this computer. */
function isFromHere({ headers: { origin, host } }: IncomingMessage): boolean {
  const isOwn = !origin || origin === `http://${host}`;
  return isOwn && /^(localhost|127\.0\.0\.1)(:|$)/.test(host ?? '');
}

/**
 * Creates the server of the editing screen: the screen at /admin, the files of data/ as a repository, what
 * was saved, and the problems that the content has.
 *
 * @param folder - folder of the site whose data/ is edited
 * @param screenUrl - address of this server
 * @param previewUrl - address of the preview that the screen links to
 * @returns a server that is not listening yet
 */
export async function createEditingServer(
  folder: string,
  screenUrl: string,
  previewUrl: string,
): Promise<Server> {
  const root = mkdtempSync(join(tmpdir(), 'editing-screen-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const model = readContentModel();
  await writeLocalScreen(join(root, 'admin'), model, screenUrl, previewUrl);
  const site: Site = { folder, model, collections: collectionsOf(model) };
  const { feed, stop } = watchProblems(site);
  const server = createServer((request, response) => {
    const [path = '/'] = request.url?.split('?', 1) ?? [];
    if (path.startsWith('/admin/')) {
      return void send(request, path, { root })
        .on('headers', () => response.setHeader('Content-Security-Policy', FROM_HERE))
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    }
    if (!isFromHere(request)) return void response.writeHead(403).end();
    response.setHeader('Content-Security-Policy', FROM_HERE);
    if (path.startsWith(`${API}/`)) return void answerGit(site, feed, request, response);
    if (path === FEED) return feed.answer(request, response);
    if (path.startsWith(SAVES)) return void answerSaves(folder, request, response);
    // A save in the history of the screen is a commit there.
    const [, save] = /\/commit\/(\d+)$/.exec(path) ?? [];
    const isRepository = path.startsWith(`/${REPOSITORY}`);
    const target = save ? `${SAVES}#${save}` : isRepository ? SAVES : '/admin/';
    return void response.writeHead(302, { Location: target }).end();
  });
  return server.on('close', stop);
}
