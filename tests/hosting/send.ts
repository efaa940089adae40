import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The names of all headers in small letters, repeated ones included. */
  names: string[];
  body: Buffer;
};

/** Sends one request, its path as it is written: fetch would tidy it up. */
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

/** Sends bytes that are no request, and gives status and names of headers of the answer, if there is one. */
export const sendBytes = (
  port: number,
  bytes: string,
): Promise<Pick<Answer, 'names'> & { status?: number }> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      // Servers may keep the connection for seconds after that.
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = ''] = answer.split('\r\n\r\n', 1);
      const [first = '', ...lines] = head.split('\r\n');
      const [, status] = /^HTTP\/1\.\d (\d{3})/.exec(first) ?? [];
      resolve({
        status: status === undefined ? undefined : Number(status),
        names: lines.map((line) => line.split(':', 1)[0]!.toLowerCase()),
      });
    });
  });
