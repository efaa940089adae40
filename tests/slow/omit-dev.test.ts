import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../port';
import { copyProject } from '../copy-project';
import { LOCAL_MAIL } from '../../hosting/local-mail';

const folder = mkdtempSync(join(tmpdir(), 'omit-dev-'));
const env = {
  ...process.env,
  ...LOCAL_MAIL,
  // Vitest has its own, which would reach Gatsby.
  NODE_ENV: undefined,
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });

/** Asks `npm run serve` for a page, and ends it. */
async function askServer(path: string): Promise<{ status: number; text: string }> {
  const port = await freePort();
  const server = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm starts the server in a process of its own: the group ends both.
    detached: true,
  });
  try {
    await new Promise<void>((started, failed) => {
      server.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('The site is at')) started();
      });
      server.once('exit', (code) => failed(new Error(`npm run serve ended with ${code}.`)));
    });
    const response = await fetch(`http://localhost:${port}${path}`);
    return { status: response.status, text: await response.text() };
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  }
}

test('the site is built and served without the packages that only tests need', async () => {
  copyProject(folder);
  npm('ci', '--omit=dev');
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  npm('run', 'build');
  const { status, text } = await askServer('/about');
  expect(status).toBe(200);
  expect(text).toContain('<h1');
});
