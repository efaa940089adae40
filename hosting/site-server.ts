import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { answer } from './answer';
import type { Middleware } from './mail-stand-in';
import { filesIn } from './files-in';
import { SCREEN, screenPolicy } from './rules/editing-screen';
import {
  CACHE_CONTROL,
  fileOf,
  HIDDEN,
  KEPT_FOR_EVER,
  pagesByAddress,
  patternToRegExp,
  POLICY,
  RESOURCE_POLICY,
  SECURITY_TXT,
  securityHeaders,
  SHOWN_ELSEWHERE,
  WORKERS,
} from './rules/rules';
import { FACTS_FILE, oldOf, readSiteFacts } from './rules/site-facts';

const PLAIN = { name: 'identity', ending: '' };
/** The copies that may exist beside a file, smallest first. */
const ENCODINGS = [{ name: 'br', ending: '.br' }, { name: 'gzip', ending: '.gz' }, PLAIN];

const keptForEver = new RegExp(KEPT_FOR_EVER.map(patternToRegExp).join('|'));
const shownElsewhere = new RegExp(SHOWN_ELSEWHERE.map(patternToRegExp).join('|'));
const hidden = new RegExp(HIDDEN);

const isShown = (file: string) =>
  file === SECURITY_TXT || (!hidden.test(file) && file !== '/404.html');

/** The path of a request without its query. */
function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    // Bytes that are not text name no file.
    return path;
  }
}

const publishedAt = (dist: string) =>
  statSync(join(dist, FACTS_FILE), { throwIfNoEntry: false })?.mtimeMs;

/** What a server knows about a published site: its files with their compressed copies, its pages and its headers. */
function readPublishedSite(dist: string) {
  const readAt = publishedAt(dist);
  const facts = readSiteFacts(dist);
  const folder = join(dist, 'site');
  const files = new Set(filesIn(folder).map((file) => `/${file}`));
  return {
    readAt,
    facts,
    folders: [folder, join(oldOf(dist), 'site')],
    files,
    pages: pagesByAddress(facts),
    headers: securityHeaders(facts),
    notFoundPage: readFileSync(join(folder, '404.html')),
  };
}
type PublishedSite = ReturnType<typeof readPublishedSite>;

type Failure = Error & { status?: number; headers?: Record<string, string> };

/** Answers when a file cannot be sent as requested: a condition or a range does not fit it. */
function answerFailure(response: ServerResponse, failure: Failure): void {
  const { status = 500, headers } = failure;
  if (response.headersSent) return void response.destroy();
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.setHeader('Cache-Control', CACHE_CONTROL.askEachTime);
  answer(response, status, STATUS_CODES[status] ?? '', headers);
}

/** Closes a file when the visitor leaves: an answer that waits behind another one is not notified. */
function closeWith(socket: Socket, file: Readable): void {
  const close = () => file.destroy();
  if (socket.destroyed) return void close();
  socket.once('close', close);
  file.once('close', () => socket.off('close', close));
}

/** Sends an existing file in the best encoding that the visitor accepts. It may be moved meanwhile. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, site, isAgain = false }: { file: string; site: PublishedSite; isAgain?: boolean },
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
  if (WORKERS.some((worker) => worker === file)) {
    response.setHeader('Cache-Control', CACHE_CONTROL.never);
  } else if (keptForEver.test(file)) {
    response.setHeader('Cache-Control', CACHE_CONTROL.forEver);
  }
  send(request, encodeURI(file + ending), {
    root: site.folders.find((folder) => existsSync(join(folder, file + ending))),
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('stream', (stream: Readable) => closeWith(request.socket, stream))
    .on('error', (failure: Failure) => {
      if (failure.status !== 404 || isAgain) return answerFailure(response, failure);
      sendFile(request, response, { file, site, isAgain: true });
    })
    .pipe(response);
}

/** Answers a request by the rules of hosting/rules. */
function answerFrom(site: PublishedSite, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  if (!['GET', 'HEAD'].includes(request.method ?? '')) {
    return answer(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
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
  if (page === SCREEN) response.setHeader(POLICY, screenPolicy(site.facts.gitService));
  sendFile(request, response, { file, site });
}

/**
 * Makes the local server for the published site, and for each site that replaces it. It follows the rules that the
 * build writes for other servers, but is only for testing: it has no TLS, no log and no limits.
 *
 * @param dist - the absolute path of what the build publishes
 * @param answerMail - what answers the forms, if they post here
 * @returns a server that does not listen yet
 * @throws Error with a sentence when nothing is published there
 */
export function createSiteServer(
  dist: string,
  answerMail: Middleware = (_request, _response, next) => next(),
): Server {
  let site = readPublishedSite(dist);
  return createServer((request, response) => {
    try {
      const next = publishedAt(dist) === site.readAt ? site : readPublishedSite(dist);
      if (next.facts.pages.every((page) => next.files.has(fileOf(page)))) site = next;
    } catch {
      // The next site is not complete yet: until then this one stays.
    }
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', CACHE_CONTROL.askEachTime);
    answerMail(request, response, () => answerFrom(site, request, response));
  });
}
