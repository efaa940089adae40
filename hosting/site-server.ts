import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { answer } from './answer';
import type { Middleware } from './mail-service';
import { type PublishedSite, readPublishedSite } from './published-site';
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

const keptForEver = new RegExp(KEPT_FOR_EVER.map(patternToRegExp).join('|'));
const shownElsewhere = new RegExp(SHOWN_ELSEWHERE.map(patternToRegExp).join('|'));
const hidden = new RegExp(HIDDEN);
const malformed = new RegExp(`${MALFORMED}|%(?![0-9a-f]{2})`, 'i');

const isShown = (file: string) =>
  file === SECURITY_TXT || (!hidden.test(file) && file !== '/404.html');

/** The path of a request without its query, or undefined for a malformed request. */
function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || malformed.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    // Bytes that are no text name no file.
    return path;
  }
}

type Failure = Error & { status?: number; headers?: Record<string, string> };

/** Answers instead of a file that cannot be sent as asked: a condition or a range that does not fit it. */
function answerFailure(response: ServerResponse, failure: Failure): void {
  const { status = 500, message, headers } = failure;
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.setHeader('Cache-Control', CACHE_CONTROL.askEachTime);
  answer(response, status, message, headers);
}

/**
 * Closes a file when the visitor goes. An answer that waits behind another one, because the visitor asked for both
 * at once, is never told.
 */
function closeWith({ socket }: IncomingMessage, file: Readable): void {
  const close = () => file.destroy();
  if (socket.destroyed) return void close();
  socket.once('close', close);
  file.once('close', () => socket.off('close', close));
}

/** Sends a file that is there, in the best encoding that the visitor takes. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, site }: { file: string; site: PublishedSite },
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
  // A part of a file is not kept for ever, as behind nginx.
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
    .on('stream', (stream: Readable) => closeWith(request, stream))
    .on('error', (failure: Failure) => answerFailure(response, failure))
    .pipe(response);
}

/** Answers a request by the rules of hosting/rules. */
function answerFrom(site: PublishedSite, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  if (path === undefined) return answer(response, 400, ERROR_TEXTS[400]);
  if (!METHODS.some((method) => method === request.method)) {
    return answer(response, 405, ERROR_TEXTS[405], { Allow: METHODS.join(', ') });
  }
  const page = site.pages.get(path.toLowerCase());
  if (page !== undefined && page !== path) {
    const [, query = ''] = /(\?.*)$/.exec(request.url ?? '') ?? [];
    return answer(response, 301, page, { Location: page + query });
  }
  const file = page === undefined ? path : fileOf(page);
  if (!site.files.has(file) || !isShown(file)) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    return void response.end(site.notFoundPage);
  }
  sendFile(request, response, { file, site });
}

/**
 * Makes the local server of the published site as it is now. It keeps the rules that the build writes for other
 * servers, but is made for trying: it has no TLS, no log and no limits.
 *
 * @param dist - what the build publishes, with an absolute path
 * @param answerMail - what answers the forms, if they post here
 * @returns a server that does not listen yet
 * @throws Error with a sentence when nothing is published there
 */
export function createSiteServer(
  dist: string,
  answerMail: Middleware = (_request, _response, next) => next(),
): Server {
  const site = readPublishedSite(dist);
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHE_CONTROL.askEachTime);
    answerMail(request, response, () => answerFrom(site, request, response));
  });
}
