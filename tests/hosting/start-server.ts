import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../mail-desk/servers';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { createSiteServer } from '../../hosting/site-server';
import { FAKE_DESK } from './fake-desk';
import { findServer, type ServerName } from '../programs/find-servers';

/** A server that serves the published site on this machine. */
export type RunningServer = { port: number; stop: () => Promise<void> };

const DIST = resolve('dist');
const PATIENCE = 10_000;
/** Where nobody listens. */
const NO_DESK = '127.0.0.1:1';

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.destroy() !== undefined));
    socket.on('error', () => done(false));
  });

/** Starts a program and waits until it listens. */
async function startProgram(
  command: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${command} does not start: ${complaint}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Starts nginx with the whole settings of the container, but for the port and the places of files. */
async function startNginxWith(
  command: string,
  root: string,
  change: (settings: string) => string,
): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const settings = readFileSync(join(DIST, 'nginx/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(' /tmp/', ` ${folder}/`)
    .replace('/srv/site', root);
  writeFileSync(join(folder, 'nginx.conf'), change(settings));
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const stop = await startProgram(
    command,
    ['-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${asRoot}`],
    port,
  );
  return {
    port,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const RULES = /include ((?:http|server)\.conf);/g;

/** The text of a file of settings, with the mail desk at another address. */
const readSettings = (file: string, desk: string) =>
  readFileSync(join(DIST, file), 'utf8').replace(readSiteFacts().mailDesk, desk);

const startNginx = (command: string, desk: string): Promise<RunningServer> =>
  startNginxWith(command, join(DIST, 'site'), (settings) =>
    settings.replace(RULES, (_, name: string) => readSettings(`nginx/${name}`, desk)),
  );

/** Starts nginx without any of the rules, to compare with. */
export const startBareNginx = (command: string, root: string): Promise<RunningServer> =>
  startNginxWith(command, root, (settings) => settings.replace(RULES, ''));

/** Starts Caddy with the Caddyfile as it is, but on free ports, without certificates and administration. */
async function startCaddy(command: string, desk: string): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  const options = [
    'admin off',
    'auto_https off',
    `http_port ${await freePort()}`,
    `https_port ${await freePort()}`,
  ];
  writeFileSync(config, `{\n${options.join('\n')}\n}\n${readSettings('Caddyfile', desk)}`);
  mkdirSync(join(folder, 'home'));
  const stop = await startProgram(
    command,
    ['run', '--adapter', 'caddyfile', '--config', config],
    port,
    {
      ...process.env,
      HOME: join(folder, 'home'),
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: join(DIST, 'site'),
    },
  );
  return {
    port,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts the server of `npm start`, with a desk that sends nothing. */
async function startOwn(): Promise<RunningServer> {
  const server = createSiteServer(DIST, FAKE_DESK);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((closed) => void server.close(() => closed())),
  };
}

/** Leaves a server out that is not installed. */
const ifInstalled = (
  name: ServerName,
  start: (command: string, desk: string) => Promise<RunningServer>,
) => {
  const command = findServer(name);
  return command === undefined ? undefined : (desk = NO_DESK) => start(command, desk);
};

/**
 * How to start each server, by its name; undefined where it is not installed. nginx and Caddy take the
 * address of a mail desk behind them.
 */
export const SERVERS = {
  'npm start': startOwn,
  nginx: ifInstalled('nginx', startNginx),
  caddy: ifInstalled('caddy', startCaddy),
};
