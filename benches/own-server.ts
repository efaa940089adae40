import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../tests/mail-desk/servers';

/** The server of `npm start` in its own process, with its local inbox. */
export type OwnServer = {
  url: string;
  /** Memory of the process, in MB. */
  memory: () => number;
  stop: () => Promise<void>;
};

const PATIENCE = 20_000;

/**
 * Starts the server.
 *
 * @throws Error when it does not start in time
 */
export async function startOwnServer(): Promise<OwnServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/run-site.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('http://') && ready());
    child.once('close', () => fail(new Error('The server did not start: see above.')));
    setTimeout(fail, PATIENCE, new Error('The server did not start in time.')).unref();
  });
  const ended = new Promise((done) => child.once('close', done));
  return {
    url: `http://127.0.0.1:${port}`,
    memory: () => {
      const [, kilobytes] =
        /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
