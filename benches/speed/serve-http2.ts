import { createSecureServer } from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { generate } from 'selfsigned';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { createSiteServer } from '../../hosting/site-server';
import type { ServedFile } from './floor-page';

/** A server that runs, and how to end it. */
export type RunningServer = { url: string; close: () => void };

/**
 * Serves the built site as a host would: over HTTP/2 with TLS, text compressed with Brotli. The
 * certificate is the server's own, so a browser has to be told to accept it.
 *
 * @param others - files served beside the site, by their address
 */
export async function serveHttp2(others: ReadonlyMap<string, ServedFile>): Promise<RunningServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const site = createSiteServer(resolve('dist/site'), readSiteFacts());
  const server = createSecureServer({ key, cert }, (request, response) => {
    const file = others.get(request.url);
    if (file) {
      response.writeHead(200, file.headers);
      response.end(file.body);
    } else {
      // HTTP/2 has the same requests and answers for those who use no more than HTTP/1.1.
      site.emit(
        'request',
        request as unknown as IncomingMessage,
        response as unknown as ServerResponse,
      );
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
