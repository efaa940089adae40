import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { generate } from 'selfsigned';
import { securityHeaders } from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { createSiteServer } from '../../hosting/site-server';
import type { ServedFile } from './floor-page';

/** A running server. */
export type RunningServer = { url: string; close: () => void };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built site and other files under the same headers, because COOP makes Chromium start a page in
 * a new process, which delays every page.
 */
function answerWith(others: ReadonlyMap<string, ServedFile>): Handler {
  const facts = readSiteFacts();
  const site = createSiteServer(resolve('dist'));
  const headers = securityHeaders(facts);
  return (request, response) => {
    const file = others.get(request.url ?? '');
    if (file) response.writeHead(200, { ...headers, ...file.headers }).end(file.body);
    else site.emit('request', request, response);
  };
}

async function listen(
  server: Server | Http2SecureServer,
  protocol: 'http' | 'https',
): Promise<RunningServer> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `${protocol}://localhost:${port}`, close: () => server.close() };
}

/**
 * Serves the built site like a host: over HTTP/2 with TLS, text compressed with Brotli. Its certificate is
 * self-signed, so a browser accepts it only on request and caches nothing.
 *
 * @param others - other files to serve, by address
 */
export async function serveHttp2(others: ReadonlyMap<string, ServedFile>): Promise<RunningServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  // HTTP/2 requests and answers are compatible with those of HTTP/1.1.
  const handler = answerWith(others) as unknown as Parameters<typeof createSecureServer>[1];
  return listen(createSecureServer({ key, cert }, handler), 'https');
}

/** The same without TLS, for measurements with cached files. */
export const serveHttp1 = (others: ReadonlyMap<string, ServedFile>): Promise<RunningServer> =>
  listen(createServer(answerWith(others)), 'http');
