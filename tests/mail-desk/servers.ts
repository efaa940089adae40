import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type LocalInbox, startLocalInbox } from '../../hosting/mail-desk/local-inbox';

/** Lets a server listen on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port where nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An inbox on two free ports. */
export async function openInbox(): Promise<LocalInbox> {
  return startLocalInbox({ smtpPort: await freePort(), webPort: await freePort() });
}

/** A mail server that handles each connection as a test asks. */
export async function openFakeSmtp(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    onConnection(socket);
  });
  const smtpUrl = `smtp://127.0.0.1:${await listen(server)}`;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { smtpUrl, close };
}

/** A mail server that takes everything, with other answers where they are given. */
export const smtpThat =
  (answers: Record<string, string> = {}) =>
  (socket: Socket) => {
    let isInMail = false;
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (isInMail && !text.endsWith('\r\n.\r\n')) return;
      const command = isInMail ? '.' : (text.split(/[ \r]/, 1)[0] as string);
      isInMail = command === 'DATA';
      socket.write(`${answers[command] ?? (isInMail ? '354 go on' : '250 ok')}\r\n`);
    });
  };
