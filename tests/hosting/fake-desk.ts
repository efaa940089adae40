import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailDesk } from '../../hosting/mail-desk/mail-desk';

/** Answers as the mail desk does, with headers of its own, without sending anything. */
function handle({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith('/api/')) return false;
  const isPost = method === 'POST';
  response.writeHead(isPost ? 200 : 405, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(!isPost && { Allow: 'POST, OPTIONS' }),
  });
  response.end(isPost ? 'OK' : 'Method Not Allowed');
  return true;
}

/** The desk as a part of a server. */
export const FAKE_DESK: MailDesk = {
  handle,
  checkMailServer: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** The desk as a server behind another one. It sets all headers of the site too, as `npm run serve` does. */
export async function openFakeDesk(headers: Record<string, string>) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { address: `127.0.0.1:${port}`, close };
}
