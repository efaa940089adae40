import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../copy-project';

/** A different port from the site under test, which may run at the same time. */
export const PORT = Number(process.env.PREVIEW_PORT ?? 9140);

export const PREVIEW = `http://localhost:${PORT}`;
export const SCREEN = `${PREVIEW}/admin/`;

const FOLDER = 'EDITED_SITE';

/** The folder of the site that is edited: a copy of this project. */
export const edited = (): string => process.env[FOLDER] ?? '';

/** What the preview has printed, in the folder of the site. */
export const LOG = 'preview.log';

/** The text of a file of the site. */
export const read = (file: string): string => readFileSync(join(edited(), file), 'utf8');

/** Changes a file of the site as another program would. */
export const write = (file: string, content: string | Buffer): void =>
  writeFileSync(join(edited(), file), content);

/** Starts the program behind `npm run develop` in the copy. */
export const spawnPreview = () =>
  spawn(process.execPath, ['--import', 'tsx', 'gatsby/editing/preview/run-develop.ts'], {
    cwd: edited(),
    env: { ...process.env, PORT: String(PORT), GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Starts the preview of a copy of this project for all tests, and waits until it answers.
 *
 * @returns a function that does the same as Ctrl+C, and removes the copy
 * @throws Error with what the program has printed when it ends before that
 */
export default async function startPreview(): Promise<() => Promise<void>> {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'editing-'));
  copyProject(edited());
  symlinkSync(resolve('node_modules'), join(edited(), 'node_modules'));
  const program = spawnPreview();
  const ended = once(program, 'exit');
  let says = '';
  for (const output of [program.stdout, program.stderr]) {
    output.on('data', (chunk: Buffer) => {
      says += chunk.toString();
      appendFileSync(join(edited(), LOG), chunk);
    });
  }
  const answers = () =>
    fetch(PREVIEW).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (program.exitCode !== null) throw new Error(says);
    await wait(500);
  }
  if (!says.includes(PREVIEW) || !says.includes(SCREEN)) throw new Error(`No address in:\n${says}`);
  return async () => {
    program.kill('SIGINT');
    await ended;
    await wait(2000);
    if (await answers()) throw new Error(`${PREVIEW} still answers after Ctrl+C.`);
    rmSync(edited(), { recursive: true });
  };
}
