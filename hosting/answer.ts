import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request with a text. */
export function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** Whether a request comes from this machine, uses one of its names, and comes from no page of another site. */
export function isFromHere({ method, headers, socket }: IncomingMessage): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  const isOwn = origin ? origin === `http://${host}` : method === 'GET' || site !== 'cross-site';
  const isThisMachine = /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  return isOwn && isThisMachine && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
