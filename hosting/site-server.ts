import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join, relative, sep } from 'node:path';
import sirv from 'sirv';
import type { MailDesk } from './mail-desk/mail-desk';

/** Files whose name changes with their content. */
const HASHED_FILE = /^\/(static\/|.+[.-][0-9a-f]{20}\.(js|css)$)/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** The addresses of all pages in a built site, such as /about. */
function pagesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${relative('.', dirname(file)).split(sep).join('/')}`);
}

const foldCase = (path: string) => (path.replace(/\/+$/, '') || '/').toLowerCase();

/** The path of a request without its query, or undefined when the request makes no sense. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  try {
    const path = url.split('?', 1)[0] as string;
    return path.startsWith('/') ? decodeURI(path) : undefined;
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

/**
 * Makes a web server for a built site. Addresses are exact: another case or a slash at the end leads to
 * the right address, unknown ones get the 404 page with status 404, and pages take only GET and HEAD.
 *
 * @param folder - the built site, with an absolute path
 * @param desk - what answers the forms, if they post here
 * @returns a server that does not listen yet
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(folder: string, desk?: MailDesk): Server {
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const pages = new Map(
    pagesOf(folder)
      .filter((page) => page !== '/404')
      .map((page) => [foldCase(page), page]),
  );
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', HASHED_FILE.test(path) ? FOR_EVER : ASK_EACH_TIME),
  });

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };

  return createServer((request, response) => {
    const path = pathOf(request);
    if (path === undefined) return answer(response, 400, 'Bad Request');
    if (desk?.handle(request, response)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const page = pages.get(foldCase(path));
    if (page && page !== path) {
      const query = request.url?.slice(path.length) ?? '';
      return answer(response, 301, page, { Location: `${page}${query.replace(/^[^?]*/, '')}` });
    }
    if (/^\/404(\.html|\/|$)/.test(path)) return answerNotFound(request, response);
    return serveFile(request, response, () => answerNotFound(request, response));
  });
}
