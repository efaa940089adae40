import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { copyForBuild, runIn } from './copies';

// Builds of the same files are equal byte for byte, also after one that was ended.

const BUILD = ['npm', 'run', 'build'];

let fresh: string;
let ended: string;
beforeAll(() => void ([fresh, ended] = [copyForBuild(), copyForBuild()]));
afterAll(() => {
  for (const folder of [fresh, ended]) rmSync(folder, { recursive: true, force: true });
});

/** Builds a copy. All processes of the build are killed when it reports `endedAt`. */
async function build(folder: string, endedAt?: string): Promise<void> {
  const build = spawn(BUILD[0]!, BUILD.slice(1), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let isKilled = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (isKilled || !endedAt || !output.includes(endedAt)) return;
    isKilled = true;
    process.kill(-build.pid!, 'SIGKILL');
  };
  for (const stream of [build.stdout, build.stderr]) stream.on('data', read);
  const [code] = (await once(build, 'close')) as [number | null];
  const fault = endedAt ? !isKilled && `did not report "${endedAt}"` : code !== 0 && 'failed';
  if (fault) throw new Error(`The build ${fault}:\n${output.slice(-3000)}`);
}

async function endBuilds(): Promise<void> {
  for (const report of ['extract queries from components', 'Encoding pictures', 'onPostBuild']) {
    await build(ended, report);
  }
  await build(ended);
}

test('builds that are killed, one after the other at different steps, leave nothing behind', async () => {
  // At the same time, because neither keeps both cores of a processor busy.
  await Promise.all([build(fresh), endBuilds()]);
  const [site, other] = [fresh, ended].map((folder) => join(folder, 'dist/site')) as [
    string,
    string,
  ];
  expect(filesIn(site).length).toBeGreaterThan(100);
  expect(runIn('.', {}, 'diff', '--recursive', '--brief', site, other)).toBe('');
});
