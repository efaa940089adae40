import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../hosting/files-in';

/** The hash of every file in a folder, by path. */
function hashesOf(folder: string): Map<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(filesIn(folder).map((file) => [file, hashOf(file)]));
}

/** Builds the last commit in a new folder, and returns the hashes of the published files. */
function buildAnew(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'same-'));
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('git', ['clone', '--quiet', process.cwd(), '.']);
    run('npm', ['ci', '--prefer-offline', '--no-audit']);
    run('npm', ['run', 'build']);
    return hashesOf(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `npm run bench:same`: checks that two builds of the last commit give the same site. */
function compare(): void {
  const [one, other] = [buildAnew(), buildAnew()];
  const places = new Set([...one.keys(), ...other.keys()]);
  const different = [...places].filter((place) => one.get(place) !== other.get(place));
  console.info(
    `${places.size} files, ${different.length} of them different. ${different.join(' ')}`,
  );
  if (different.length > 0) process.exitCode = 1;
}

compare();
