import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyForBuild, hashesIn, runIn } from './copies';

// Builds of the same files are equal byte for byte, also after one that was ended.

const BUILD = ['npm', 'run', 'build'];

let fresh: string;
let ended: string;
beforeAll(() => {
  [fresh, ended] = [copyForBuild(), copyForBuild()];
  runIn(fresh, {}, ...BUILD);
});
afterAll(() => {
  for (const folder of [fresh, ended]) rmSync(folder, { recursive: true, force: true });
});

/** Starts a build, and kills all its processes when it reports something. */
async function buildUntil(report: string): Promise<void> {
  const build = spawn(BUILD[0]!, BUILD.slice(1), {
    cwd: ended,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let isKilled = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (isKilled || !output.includes(report)) return;
    isKilled = true;
    process.kill(-build.pid!, 'SIGKILL');
  };
  for (const stream of [build.stdout, build.stderr]) stream.on('data', read);
  await new Promise((closed) => build.once('close', closed));
  if (!isKilled) throw new Error(`The build did not report "${report}":\n${output.slice(-3000)}`);
}

test('builds that are killed, one after the other at different steps, leave nothing behind', async () => {
  for (const report of ['extract queries from components', 'Encoding pictures', 'onPostBuild']) {
    await buildUntil(report);
  }
  runIn(ended, {}, ...BUILD);
  const site = hashesIn(join(fresh, 'dist/site'));
  expect(site.length).toBeGreaterThan(100);
  expect(hashesIn(join(ended, 'dist/site'))).toEqual(site);
});
