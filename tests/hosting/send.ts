import { request, type IncomingHttpHeaders } from 'node:http';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The names of all headers in small letters, repeated ones included. */
  names: string[];
  body: Buffer;
};

/** Sends one request with its path exactly as written: fetch would tidy it up. */
export const send = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders
            .filter((_, index) => index % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
