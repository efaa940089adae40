import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { filesIn } from './files-in';
import type { MailDesk } from './mail-desk/mail-desk';
import {
  CACHE_CONTROL,
  ERROR_TEXTS,
  fileOf,
  HIDDEN,
  KEPT_FOR_EVER,
  METHODS,
  patternToRegExp,
  securityHeaders,
  spellingsOf,
} from './rules/rules';
import type { SiteFacts } from './rules/site-facts';

const PLAIN = { name: 'identity', ending: '' };
/** The copies of a file that may lie beside it, from the smallest on. */
const ENCODINGS = [{ name: 'br', ending: '.br' }, { name: 'gzip', ending: '.gz' }, PLAIN];

const keptForEver = new RegExp(KEPT_FOR_EVER.map(patternToRegExp).join('|'));
const hidden = new RegExp(HIDDEN);

/** The path of a request without its query, or undefined for a malformed request. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] as string);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/**
 * Makes a web server for a published site, which keeps the rules of hosting/rules.
 *
 * @param folder - the published site, with an absolute path
 * @param facts - what the build has written down of it
 * @param desk - what answers the forms, if they post here
 * @returns a server that does not listen yet
 * @throws Error when the folder holds no published site
 */
export function createSiteServer(folder: string, facts: SiteFacts, desk?: MailDesk): Server {
  if (!existsSync(join(folder, '404.html'))) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const files = new Set(filesIn(folder).map((file) => `/${file}`));
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const headers = securityHeaders(facts);
  const pages = new Map(
    facts.pages.flatMap((page) =>
      [page, ...spellingsOf(page)].map((spelling) => [spelling.toLowerCase(), page] as const),
    ),
  );

  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };

  /** Sends a file that is there, in the best encoding that the visitor takes. */
  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string) => {
    const copies = ENCODINGS.filter(({ ending }) => files.has(file + ending));
    const accepted = new Negotiator(request).encodings(copies.map(({ name }) => name));
    const { name, ending } = copies.find((copy) => accepted.includes(copy.name)) ?? PLAIN;
    response.setHeader('Content-Type', contentType(extname(file)) || 'text/plain');
    if (copies.length > 1) response.setHeader('Vary', 'Accept-Encoding');
    if (ending) response.setHeader('Content-Encoding', name);
    if (keptForEver.test(file)) response.setHeader('Cache-Control', CACHE_CONTROL.forEver);
    send(request, encodeURI(file + ending), {
      root: folder,
      cacheControl: false,
      index: false,
    }).pipe(response);
  };

  return createServer((request, response) => {
    if (desk?.handle(request, response)) return undefined;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHE_CONTROL.askEachTime);
    const path = pathOf(request);
    if (path === undefined) return answer(response, 400, ERROR_TEXTS[400]);
    if (!METHODS.some((method) => method === request.method)) {
      return answer(response, 405, ERROR_TEXTS[405], { Allow: METHODS.join(', ') });
    }
    const page = pages.get(path.toLowerCase());
    if (page !== undefined && page !== path) {
      const [, query] = /(\?.*)$/.exec(request.url ?? '') ?? [];
      return answer(response, 301, page, { Location: page + (query ?? '') });
    }
    const file = page === undefined ? path : fileOf(page);
    const isServed = files.has(file) && !hidden.test(file) && file !== '/404.html';
    return isServed ? sendFile(request, response, file) : answerNotFound(request, response);
  });
}
