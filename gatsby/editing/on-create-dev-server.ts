import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { CreateDevServerArgs } from 'gatsby';
import { answer, isFromHere, refuse } from '../../hosting/answer';
import { SCREEN, screenPolicy } from '../../hosting/rules/editing-screen';
import { POLICY } from '../../hosting/rules/rules';
import { readContentModel } from '../schema/model/read-content-model';
import { placesOf } from './pointing/places';
import { collectionsOf } from './screen/editing-config';
import { answerRepository, API, BRANCH, REPOSITORY } from './local/repository-api';
import { refuseOthers } from './preview/refuse-others';
import { shown } from './preview/start-preview';
import { settingsOf, writeEditingScreen } from './screen/write-editing-screen';

/** The git service of the screen: the preview's own server, whose address screen.js adds. */
const BACKEND = {
  name: 'gitea',
  repo: REPOSITORY,
  branch: BRANCH,
  base_url: '',
  api_root: `${SCREEN}${API}`,
  auth_methods: ['token'],
} as Backend;

/** The files that the screen needs to edit on this computer, in gatsby/editing. */
const LOCAL = [
  'local/browser',
  'notice/notice.js',
  'notice/notice.css',
  'pointing/pointing.js',
  'pointing/pointing.css',
  'pointing/find-places.js',
];

/** The parts used of the server that Gatsby passes on, which is Express. */
type PreviewServer = { use: (path: string, answer: Answer) => void };
type Answer = (request: IncomingMessage, response: Response) => void;
type Response = ServerResponse & {
  json: (value: unknown) => void;
  sendFile: (path: string, options: { root: string }, done: (error?: Error) => void) => void;
};

/**
 * Adds the editing screen at /admin to the preview's server, and what reports problems to its pages. Other sites are
 * kept out.
 */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  await refuseOthers(app as Parameters<typeof refuseOthers>[0]);
  const root = resolve('.cache/editing-screen');
  const model = readContentModel();
  writeEditingScreen(root, SCREEN, await settingsOf({ backend: BACKEND }), LOCAL);
  (app as PreviewServer).use(SCREEN, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    response.setHeader(POLICY, screenPolicy());
    if (!isFromHere(request)) return refuse(response);
    if (pathname.startsWith(API)) return void answerRepository(process.cwd(), request, response);
    if (pathname === '/problems') return response.json(shown.problems);
    if (pathname === '/places') return response.json(placesOf(model, shown, collectionsOf(model)));
    const file = pathname === '/' ? '/index.html' : pathname;
    return response.sendFile(file, { root }, (error) => {
      if (error && !response.headersSent) answer(response, 404, 'Not Found');
    });
  });
}
