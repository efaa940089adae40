import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The names of all headers in small letters, repeated ones included. */
  names: string[];
  body: Buffer;
};

/** Sends one request with its path exactly as written: fetch would tidy it up. */
export async function send(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    names: names.map((name) => name.toLowerCase()),
    body: await buffer(response),
  };
}
