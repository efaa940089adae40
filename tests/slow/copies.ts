import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../copy-project';
import { freePort } from '../port';

/** How much of the output of a failed program is shown, in characters. */
const SHOWN = 8000;

/** Copies this project with its packages and encoded pictures, but without Gatsby's cache. */
export function copyForBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  copyProject(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The draft that addDraft adds. */
export const DRAFT = {
  path: '/project/of-a-draft',
  title: 'Draft of a case study',
  metaDescription:
    'A case study that is not ready yet, which the tests add to see where it is shown.',
};

/** Adds the draft of a case study to a copy. */
export function addDraft(folder: string): void {
  const projects = join(folder, 'data/projects');
  const records = readdirSync(projects).map((file) => readFileSync(join(projects, file), 'utf8'));
  const record = JSON.parse(records[0]!) as Record<string, unknown>;
  const kolam = { seed: 'of-a-draft', shape: 'octagon', columns: 9 };
  const draft = { ...record, ...DRAFT, formerPaths: undefined, draft: true, number: '99', kolam };
  writeFileSync(join(projects, 'of-a-draft.json'), JSON.stringify(draft));
}

/**
 * Runs a program in a copy.
 *
 * @returns what it has printed
 * @throws Error with what it has printed when it fails
 */
export function runIn(folder: string, env: NodeJS.ProcessEnv, ...command: string[]): string {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    // Vitest has its own NODE_ENV, which would reach Gatsby.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
  // Gatsby reports errors on one or the other, depending on whether it runs for a person or in CI.
  const output = stdout + stderr;
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${output.slice(-SHOWN)}`);
  return output;
}

/** A server that was started with `npm run serve`. */
export type Served = { port: number; stop: () => Promise<void> };

/** Serves the built site of a copy, on its own port unless one is given. */
export async function serve(
  folder: string,
  env: NodeJS.ProcessEnv,
  port?: number,
): Promise<Served> {
  const chosen = port ?? (await freePort());
  const server = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, ...env, PORT: String(chosen) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm starts the server in a process of its own: the group ends both.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((started, failed) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('The site is at')) started();
    });
    server.once('exit', (code) => failed(new Error(`npm run serve ended with ${code}.`)));
  });
  const stop = async () => {
    if (server.exitCode === null) process.kill(-server.pid!);
    await ended;
  };
  return { port: chosen, stop };
}
