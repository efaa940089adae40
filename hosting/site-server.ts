import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { extname } from 'node:path';
import type { Socket } from 'node:net';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import type { MailDesk } from './mail-desk/mail-desk';
import { type PublishedSite, watchSite } from './published-site';
import {
  CACHE_CONTROL,
  ERROR_TEXTS,
  fileOf,
  HIDDEN,
  KEPT_FOR_EVER,
  MALFORMED,
  METHODS,
  patternToRegExp,
  RESOURCE_POLICY,
  SECURITY_TXT,
  SHOWN_ELSEWHERE,
  WORKERS,
} from './rules/rules';

const PLAIN = { name: 'identity', ending: '' };
/** The copies of a file that may lie beside it, from the smallest on. */
const ENCODINGS = [{ name: 'br', ending: '.br' }, { name: 'gzip', ending: '.gz' }, PLAIN];

/** How often and after how many milliseconds a file is looked for again while a build replaces the site. */
const LOOK_AGAIN = { times: 20, after: 50 };

const keptForEver = new RegExp(KEPT_FOR_EVER.map(patternToRegExp).join('|'));
const shownElsewhere = new RegExp(SHOWN_ELSEWHERE.map(patternToRegExp).join('|'));
const hidden = new RegExp(HIDDEN);
const malformed = new RegExp(`${MALFORMED}|%(?![0-9a-f]{2})`, 'i');

const isShown = (file: string) =>
  file === SECURITY_TXT || (!hidden.test(file) && file !== '/404.html');

/** The path of a request without its query, or undefined for a malformed request. */
function pathOf({ url = '', headers, httpVersion }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?', 1);
  const hasHost = headers.host !== undefined || httpVersion !== '1.1';
  if (!hasHost || !path.startsWith('/') || malformed.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    // Bytes that are no text name no file.
    return path;
  }
}

function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': CACHE_CONTROL.askEachTime,
    ...headers,
  });
  response.end(text);
}

function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { notFoundPage }: PublishedSite,
): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : notFoundPage);
}

type Failure = Error & { status?: number; headers?: Record<string, string> };

/** Answers instead of a file that cannot be sent as asked: a condition or a range that does not fit it. */
function answerFailure(
  response: ServerResponse,
  { status = 500, message, headers }: Failure,
): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  answer(response, status, message, headers);
}

/** Answers a request that Node.js could not read, or that did not come in time. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, site: PublishedSite): void {
  if (!socket.writable) return void socket.destroy();
  const status =
    { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[String(error.code)] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...site.headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}

/** Sends a file that is there, in the best encoding that the visitor takes. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, site }: { file: string; site: PublishedSite },
  onFailure: (failure: Failure) => void,
): void {
  const copies = ENCODINGS.filter(({ ending }) => site.files.has(file + ending));
  const accepted = new Negotiator(request).encodings(copies.map(({ name }) => name));
  const { name, ending } = copies.find((copy) => accepted.includes(copy.name)) ?? PLAIN;
  response.setHeader('Content-Type', contentType(extname(file)) || 'text/plain');
  if (copies.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (ending) response.setHeader('Content-Encoding', name);
  if (shownElsewhere.test(file)) {
    response.setHeader(RESOURCE_POLICY.name, RESOURCE_POLICY.pictures);
  }
  // A part of a file is not kept for ever, as behind nginx and Caddy.
  if (WORKERS.some((worker) => worker === file)) {
    response.setHeader('Cache-Control', CACHE_CONTROL.never);
  } else if (keptForEver.test(file) && !request.headers.range) {
    response.setHeader('Cache-Control', CACHE_CONTROL.forEver);
  }
  send(request, encodeURI(file + ending), {
    root: site.folder,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', onFailure)
    .pipe(response);
}

/**
 * Makes a web server for the published site, which keeps the rules of hosting/rules and notices a new build.
 *
 * @param dist - what the build publishes, with an absolute path
 * @param desk - what answers the forms, if they post here
 * @returns a server that does not listen yet
 * @throws Error with a sentence when nothing is published there
 */
export function createSiteServer(dist: string, desk?: MailDesk): Server {
  const siteNow = watchSite(dist);

  const handle = (request: IncomingMessage, response: ServerResponse, looks = 0): void => {
    const site = siteNow();
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHE_CONTROL.askEachTime);
    if (desk?.handle(request, response)) return;
    const path = pathOf(request);
    if (path === undefined) return answer(response, 400, ERROR_TEXTS[400]);
    if (!METHODS.some((method) => method === request.method)) {
      return answer(response, 405, ERROR_TEXTS[405], { Allow: METHODS.join(', ') });
    }
    const page = site.pages.get(path.toLowerCase());
    if (page !== undefined && page !== path) {
      const [, query] = /(\?.*)$/.exec(request.url ?? '') ?? [];
      return answer(response, 301, page, { Location: page + (query ?? '') });
    }
    const file = page === undefined ? path : fileOf(page);
    if (!site.files.has(file) || !isShown(file)) return answerNotFound(request, response, site);
    sendFile(request, response, { file, site }, (failure) => {
      if (failure.status !== 404) return answerFailure(response, failure);
      if (looks === LOOK_AGAIN.times) return answerNotFound(request, response, site);
      // The file was there: a build is replacing the site in this moment.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      setTimeout(() => handle(request, response, looks + 1), LOOK_AGAIN.after);
    });
  };

  // Node.js would refuse requests without a host in words of its own, without the headers.
  return createServer({ requireHostHeader: false }, (request, response) =>
    handle(request, response),
  ).on('clientError', (error, socket) => answerUnreadable(error, socket as Socket, siteNow()));
}
