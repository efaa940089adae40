import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request with a text. */
export function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(text);
}

/** Whether a request comes from this machine: a server may listen to others as well. */
export const isFromThisMachine = ({ socket }: IncomingMessage): boolean =>
  /^(::1|::ffff:127\.0\.0\.1|127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
