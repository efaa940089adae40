import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../tests/port';
import { folderForAll } from '../tests/temporary-folder';
import type { SiteFacts } from './rules/site-facts';

const COMMAND = ['--import', import.meta.resolve('tsx'), resolve('hosting/run-serve.ts')];
const FACTS: SiteFacts = {
  siteUrl: 'https://www.company.example',
  pages: ['/'],
  scriptHashes: [],
  mailOrigin: '',
  mapOrigin: 'https://maps.example',
  moved: {},
};
const folder = folderForAll({
  'dist/site/index.html': 'index'.padEnd(1_000_000),
  'dist/site/404.html': '404'.padEnd(1_000_000),
});
const publish = (facts: SiteFacts) =>
  writeFileSync(join(folder, 'dist/site-facts.json'), JSON.stringify(facts));
publish(FACTS);

/** Starts `npm run serve` for a small site, and waits until it has said where it is. */
async function serve() {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port) };
  const server = spawn(process.execPath, COMMAND, { cwd: folder, env });
  onTestFinished(() => void server.kill());
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toContain('production'), 20_000);
  return { port, output, pid: server.pid! };
}

/** Runs it where it cannot start, and gives its exit code and what it says. */
function refuse(cwd: string, env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, COMMAND, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, says: stderr.trim() };
}

test('it needs no setting, serves this machine alone, and says what it is for', async () => {
  const { port, output } = await serve();
  expect(output).toContain(`The site is at http://localhost:${port}`);
  expect(output).toContain(`Enquiries are shown at http://localhost:${port}/api/enquiries`);
  expect(output).toContain('not for production');
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect((await fetch(`http://localhost:${port}/api/enquiries`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow();
});

test('it refuses to start in a sentence: port in use, no port, no built site, no status', async () => {
  const { port } = await serve();
  expect(refuse(folder, { PORT: String(port) })).toEqual({
    status: 1,
    says: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=9001 npm run serve`,
  });
  for (const PORT of ['80a', '0', '65536']) {
    expect(refuse(folder, { PORT }).says).toBe(
      `PORT must be a number from 1 to 65535, but it is “${PORT}”.`,
    );
  }
  const says = 'There is no built site. Build it first: npm run build';
  expect(refuse(tmpdir(), {})).toEqual({ status: 1, says });
  expect(refuse(folder, { MAIL_ANSWER: 'soon' }).says).toMatch(/^MAIL_ANSWER must be a status/);
});

test.skipIf(process.platform !== 'linux')('visitors who go leave no file open', async () => {
  const { port, pid } = await serve();
  const openFiles = () =>
    readdirSync(`/proc/${pid}/fd`).filter((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith(folder);
      } catch {
        return false;
      }
    });
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
    await new Promise((answered) => socket.once('data', answered));
    socket.destroy();
  }
  await vi.waitFor(() => expect(openFiles()).toEqual([]), 5_000);
});

test('while a site is exchanged, the one before answers, and nothing tells a path of the disk', async () => {
  const { port } = await serve();
  const dist = join(folder, 'dist');
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    return [answer.status, (await answer.text()).slice(0, 5)];
  };
  renameSync(dist, `${dist}.old`);
  expect(await ask('/')).toEqual([200, 'index']);
  // The next site comes file by file, its page last.
  mkdirSync(join(dist, 'site'), { recursive: true });
  writeFileSync(join(dist, 'site/new.html'), 'new');
  publish({ ...FACTS, pages: ['/', '/new'] });
  writeFileSync(join(dist, 'site/404.html'), '404');
  expect(await ask('/nothing')).toEqual([404, '404  ']);
  expect(await ask('/')).toEqual([200, 'index']);
  rmSync(`${dist}.old/site/index.html`);
  expect(await ask('/')).toEqual([404, 'Not F']);
  writeFileSync(join(dist, 'site/index.html'), 'next');
  expect(await ask('/')).toEqual([200, 'next']);
  expect(await ask('/new')).toEqual([200, 'new']);
});
