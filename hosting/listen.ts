import { createServer, type Server } from 'node:http';

/**
 * Has a server listen on a port.
 *
 * @param hint - what to do when the port is in use
 * @param host - address to listen on; every address of this computer if it is left out
 * @throws Error with a sentence when the server cannot start
 */
export function listen(server: Server, port: number, hint: string, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what runs there, or choose another port: ${hint}`
            : `The server cannot start: ${message}`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Makes sure that a port is free for a program that would otherwise ask what to do.
 *
 * @throws Error with a sentence when it is not
 */
export async function ensureFree(port: number, hint: string): Promise<void> {
  const server = createServer();
  await listen(server, port, hint);
  await new Promise((resolve) => server.close(resolve));
}
