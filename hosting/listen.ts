import type { Server } from 'node:http';

/**
 * The port that the setting PORT asks for.
 *
 * @param usual - the port without that setting
 * @throws Error with a sentence when it is not a port
 */
export function portOf({ PORT }: NodeJS.ProcessEnv, usual: number): number {
  const port = Number(PORT || usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, but it is “${PORT}”.`);
}

/**
 * Starts a server on a port.
 *
 * @param hint - what to do when the port is in use
 * @param host - address to listen on. Default: all addresses of this computer
 * @throws Error with a sentence when the server cannot start
 */
export function listen(server: Server, port: number, hint: string, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop the program that uses it, or choose another port: ${hint}`
            : `The server could not start: ${message}`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}
