import { createServer, type AddressInfo, type Server } from 'node:net';

/** Port of the tested site; two checkouts tested at the same time need two. */
export const PORT = Number(process.env.PORT ?? 9123);

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
