import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request with a text. */
export function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/**
 * Whether a request uses a name of this machine, and comes from it: from a page of this server, or from a visitor who
 * types the address or follows a link to it. Pages of other sites can neither send nor embed anything.
 */
export function isFromHere({ method, headers, socket }: IncomingMessage): boolean {
  const { origin, host = '', 'sec-fetch-site': site = 'none', 'sec-fetch-dest': use } = headers;
  const isVisit = method === 'GET' && (use === 'document' || /^(none|same-origin)$/.test(site));
  const isOwn = origin ? origin === `http://${host}` : isVisit;
  const isThisMachine = /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  return isOwn && isThisMachine && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
