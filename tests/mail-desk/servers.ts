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
  const port = await listen(server);
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port, smtpUrl: `smtp://127.0.0.1:${port}`, close };
}

/** An answer of a mail server; undefined for the usual one. */
type SmtpAnswer = string | (() => string | undefined);

/**
 * A mail server that takes everything, with other answers where they are given.
 *
 * @param answers - by the command, "." for the mail itself
 * @param mails - gets the mails that come, also those that are refused
 */
export const smtpThat =
  (answers: Record<string, SmtpAnswer> = {}, mails: string[] = []) =>
  (socket: Socket) => {
    let mail: string | undefined;
    const answerTo = (command: string, usual: string) => {
      const answer = answers[command];
      const text = (typeof answer === 'function' ? answer() : answer) ?? usual;
      socket.write(`${text}\r\n`);
      return text;
    };
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      if (mail !== undefined) {
        mail += data.toString();
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        mail = undefined;
        answerTo('.', '250 ok');
        return;
      }
      const command = data.toString().split(/[ \r]/, 1)[0] as string;
      const answer = answerTo(command, command === 'DATA' ? '354 go on' : '250 ok');
      if (answer.startsWith('354')) mail = '';
    });
  };
