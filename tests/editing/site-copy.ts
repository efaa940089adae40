import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../copy-project';

/** A copy of this project in a folder of its own, whose content may be edited. */
export type SiteCopy = {
  folder: string;
  /** The text of a file of the copy. */
  read: (file: string) => string;
  /** Changes a file as another program would. */
  write: (file: string, content: string | Buffer) => void;
  /** What the content checker says of the copy, and whether it found nothing. */
  check: () => { isGood: boolean; says: string };
};

/** Copies this project without what programs have made. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'editing-'));
  copyProject(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, content) => writeFileSync(join(folder, file), content),
    check: () => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check:content'], {
        cwd: folder,
        encoding: 'utf8',
      });
      return { isGood: status === 0, says: stdout + stderr };
    },
  };
}

/** A running `npm run edit`. */
export type Editing = {
  screenUrl: string;
  previewUrl: string;
  /** What it has printed so far. */
  says: () => string;
  /** Does what Ctrl+C does, and waits until the program has ended. */
  stop: () => Promise<number | null>;
};

const ended = (program: ChildProcess) =>
  new Promise<number | null>((done) => program.once('exit', (code) => done(code)));

/**
 * Starts `npm run edit` on a copy, and waits until it says that the preview is ready.
 *
 * @param port - port of the preview; the screen has the next one
 * @throws Error with what it has printed when it ends before that
 */
export async function startEditing({ folder }: SiteCopy, port: number): Promise<Editing> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', 'gatsby/editing/screen/local/run-edit.ts'],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(port), GATSBY_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  const end = ended(program);
  const addresses = await new Promise<string[]>((started, failed) => {
    const listenTo = (chunk: Buffer) => {
      text += chunk.toString();
      const [, screen] = /editing screen is at (\S+)/.exec(text) ?? [];
      const [, preview] = /preview at (\S+) is ready/.exec(text) ?? [];
      if (screen && preview) started([screen, preview]);
    };
    program.stdout.on('data', listenTo);
    program.stderr.on('data', listenTo);
    void end.then(() => failed(new Error(text)));
  });
  const [screenUrl = '', previewUrl = ''] = addresses;
  return {
    screenUrl,
    previewUrl,
    says: () => text,
    stop: () => {
      program.kill('SIGINT');
      return end;
    },
  };
}
