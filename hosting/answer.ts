import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request with a text. */
export function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** Refuses a request from elsewhere with a sentence: instead of an empty answer, browsers show a page of their own. */
export const refuse = (response: ServerResponse): void =>
  answer(
    response,
    403,
    'Only pages of this server may ask for this: open it as http://localhost on the machine that runs it.',
  );

/** Whether a request comes from an own page, or from none: from a program, or by a typed address. */
const isFromOwnPage = ({ headers }: IncomingMessage): boolean => {
  const { origin, host = '', 'sec-fetch-site': site = 'none' } = headers;
  return origin ? origin === `http://${host}` : /^(none|same-origin)$/.test(site);
};

/** Whether a request comes from this machine, by one of its names: from an own page, or by a link or typed address. */
export function isFromHere(request: IncomingMessage): boolean {
  const { method, headers, socket } = request;
  const { origin, host = '', 'sec-fetch-dest': use } = headers;
  const isVisit = method === 'GET' && (use === 'document' || isFromOwnPage(request));
  const isOwn = origin ? isFromOwnPage(request) : isVisit;
  const isThisMachine = /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  return isOwn && isThisMachine && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/**
 * Whether a page of another site asks for something, also one that has given its name to this machine's address. A
 * visit by a link or a typed address is none of these.
 */
export function isFromElsewhere(request: IncomingMessage): boolean {
  const { host = '', 'sec-fetch-dest': use } = request.headers;
  const isOwnName = /^(localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/.test(host);
  return !isOwnName || (use !== 'document' && !isFromOwnPage(request));
}
