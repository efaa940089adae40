import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { faq } from '../content';
import { copyForBuild, runIn } from './copies';

// A build that was ended, or failed, is followed by one whose pages are those of a build from nothing.

const BUILD = ['npm', 'run', 'build'];
const FILE = 'data/faq.json';
const ANSWER = faq.columns[0]!.items[0]!.desc;
/** Gatsby reads a file again only when its time is another. The site names it. */
const DAY = '2026-01-01';
const TIMES = /2026-01-01T00:00:\d\d/g;
let changes = 0;

/** What a build reports shortly before or while it does what it may be killed in. */
const MOMENTS = [
  'source and transform nodes',
  'building schema',
  'extract queries from components',
  'Building production JavaScript and CSS bundles',
  'Building HTML renderer',
  'run queries in workers',
  'Building static HTML for pages',
  'Generating TypeScript types',
  'Encoding pictures',
  'onPostBuild',
];

let folder: string;
beforeAll(() => {
  folder = copyForBuild();
  runIn(folder, {}, ...BUILD);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Changes an answer, and drops some encoded pictures. */
function change(answer: string): void {
  const path = join(folder, FILE);
  const content = JSON.parse(readFileSync(path, 'utf8')) as typeof faq;
  content.columns[0]!.items[0]!.desc = answer;
  writeFileSync(path, JSON.stringify(content));
  changes += 1;
  const time = new Date(Date.parse(DAY) + changes * 1000);
  utimesSync(path, time, time);
  const pictures = join(folder, 'public/static');
  for (const name of readdirSync(pictures)) {
    if (name.endsWith('-1200.avif')) rmSync(join(pictures, name));
  }
}

/** Starts a build, and kills all its processes when it reports a moment. */
async function buildUntil(moment: string): Promise<void> {
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
    if (isKilled || !output.includes(moment)) return;
    isKilled = true;
    process.kill(-build.pid!, 'SIGKILL');
  };
  for (const stream of [build.stdout, build.stderr]) stream.on('data', read);
  await new Promise((ended) => build.once('close', ended));
  if (!isKilled) throw new Error(`The build did not report "${moment}":\n${output.slice(-3000)}`);
}

/** Every file for visitors, with one answer and one time for all builds. */
const siteWith = (answer: string): Map<string, string> =>
  new Map(
    filesIn(join(folder, 'dist/site'))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const text = readFileSync(join(folder, 'dist/site', name), 'latin1');
        return [name, text.replaceAll(answer, ANSWER).replace(TIMES, '')] as const;
      }),
  );

/** Builds from nothing, once. */
let fromNothing: Map<string, string> | undefined;
function buildFromNothing(): Map<string, string> {
  change('From nothing');
  runIn(folder, {}, 'npm', 'run', 'clean');
  runIn(folder, {}, ...BUILD);
  return siteWith('From nothing');
}

function expectSiteWith(answer: string): void {
  const output = runIn(folder, {}, ...BUILD);
  expect(output).toContain('The last build or preview was ended at work, so Gatsby starts afresh.');
  const site = siteWith(answer);
  expect(readFileSync(join(folder, 'dist/site/faq.html'), 'utf8')).toContain(answer);
  fromNothing ??= buildFromNothing();
  expect([...site.keys()]).toEqual([...fromNothing.keys()]);
  for (const [name, text] of site) expect(text === fromNothing.get(name), name).toBe(true);
}

test.each(MOMENTS)('a build that is killed at "%s"', async (moment) => {
  const answer = `Answered after ${moment}`;
  change(answer);
  await buildUntil(moment);
  expectSiteWith(answer);
});

test('a build that fails for its content', () => {
  change('');
  expect(() => runIn(folder, {}, ...BUILD)).toThrow('faq.json');
  change('Answered after a failure');
  expectSiteWith('Answered after a failure');
});
