import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';

/** A mail server for this machine only that accepts every mail and shows it on a web page. */
export interface LocalInbox {
  smtpUrl: string;
  webUrl: string;
  /** Closes the inbox and deletes its mails. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MAILDEV = 'node_modules/maildev/dist/bin/maildev.js';
const PATIENCE = 20_000;
/**
 * Runs in maildev's process, which ends with the process that opened the inbox and leaves no files
 * behind. Ctrl+C reaches both, and the other may have a mail to send.
 */
const END_TOGETHER = `data:text/javascript,${encodeURIComponent(`
  import { rmSync } from 'node:fs';
  process.on('exit', () => rmSync(process.env.TMPDIR, { recursive: true, force: true }));
  process.stdin.on('end', () => process.exit()).resume();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
`)}`;

/**
 * Waits until maildev reports that its web API, the last thing it starts, is up. Polling the port is no
 * substitute: another inbox may answer there and keep this one from starting.
 */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) =>
      reject(new Error(`The local inbox could not start: ${reason || 'maildev ended at once.'}`));
    const read = (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-2000);
      if (output.includes('API running at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', ({ message }) => fail(message));
    child.once('close', () => {
      const port = /EADDRINUSE.*:(\d+)/.exec(output)?.[1];
      fail(port ? `port ${port} is in use.` : output.trim());
    });
    setTimeout(fail, PATIENCE, `maildev is not ready after ${PATIENCE / 1000} seconds.`).unref();
  });
}

/**
 * Opens a local inbox (maildev, in a process of its own).
 *
 * @throws Error when it cannot start, for example because a port is in use
 */
export async function startLocalInbox(ports: {
  smtpPort: number;
  webPort: number;
}): Promise<LocalInbox> {
  const [smtpPort, webPort] = [String(ports.smtpPort), String(ports.webPort)];
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const flags = ['-s', smtpPort, '--ip', HOST, '-w', webPort, '--web-ip', HOST];
  const child = spawn(
    process.execPath,
    ['--import', END_TOGETHER, resolvePath(MAILDEV), ...flags],
    // In its own empty folder maildev finds no settings.
    { cwd: folder, env: { TMPDIR: folder } },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.stdin.end();
    await ended;
  };
  try {
    await untilReady(child);
  } catch (error) {
    await close();
    throw error;
  }
  return { smtpUrl: `smtp://${HOST}:${smtpPort}`, webUrl: `http://${HOST}:${webPort}`, close };
}
