import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { createSiteServer } from '../../hosting/site-server';
import { freePort, listen } from '../port';
import { findNginx } from '../programs/programs';
import { send } from './send';

/** A server that serves the published site on this machine. */
export type RunningServer = { port: number; stop: () => Promise<void> };

const DIST = resolve('dist');

/** Starts nginx with all settings of the container, except the port and the paths of files. */
async function startNginx(command: string, dist: string): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    readFileSync(join(dist, 'nginx/nginx.conf'), 'utf8')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll(' /tmp/', ` ${folder}/`)
      .replace('/srv/site', join(dist, 'site'))
      .replace(/include (http|server)\.conf;/g, `include ${dist}/nginx/$1.conf;`),
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(command, ['-c', settings, '-g', `daemon off; ${user}`], { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('close', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  await vi.waitFor(() => send(port, '/'), 10_000);
  return { port, stop };
}

async function startLocal(dist = DIST): Promise<RunningServer> {
  const server = createSiteServer(dist);
  const port = await listen(server);
  return { port, stop: () => new Promise((closed) => void server.close(() => closed())) };
}

const nginx = findNginx();

/** How to start each server, by its name; undefined where it is not installed. */
export const SERVERS = {
  'npm start': startLocal,
  nginx: nginx === undefined ? undefined : (dist = DIST) => startNginx(nginx, dist),
};
