import { connect } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';

/** What is asked for, and of whom. */
type Question = {
  path?: string;
  /** The host of the address, and the name that is asked for in TLS if it differs. */
  host: string;
  serverName?: string;
  ip?: string;
};

export type SecureAnswer = {
  status: number;
  /** A header that came twice has both values. */
  headers: Record<string, unknown>;
  body: string;
};

const askOnce = (
  port: number,
  { path = '/', host, serverName = host, ip = '127.0.0.1' }: Question,
): Promise<SecureAnswer> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://${ip.includes(':') ? `[${ip}]` : ip}:${port}`, {
      servername: serverName,
      rejectUnauthorized: false,
    });
    session.on('error', reject);
    const stream = session.request({ ':path': path, ':authority': host });
    let headers: Record<string, unknown> | undefined;
    let body = '';
    stream.on('response', (received) => (headers = received));
    stream.on('data', (chunk: Buffer) => (body += chunk.toString()));
    stream.on('error', reject);
    stream.on('close', () => {
      session.close();
      if (headers) resolve({ status: Number(headers[':status']), headers, body });
      else reject(new Error(`${host} did not answer.`));
    });
    stream.end();
  });

/**
 * Asks a server on this machine over HTTP/2 and TLS, and accepts any certificate. It asks once more when a
 * connection breaks without an answer, as happens while a server reloads.
 */
export async function askSecurely(port: number, question: Question): Promise<SecureAnswer> {
  try {
    return await askOnce(port, question);
  } catch {
    await pause(100);
    return askOnce(port, question);
  }
}
