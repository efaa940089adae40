import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** The content of files, by their paths in a folder. */
type Files = Record<string, string | Buffer>;

function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Makes a folder for the running test, with these files in it. */
export function folderForTest(files: Files = {}): string {
  const folder = folderWith(files);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Makes a folder for all tests of a file, which calls it outside of them. */
export function folderForAll(files: Files = {}): string {
  const folder = folderWith(files);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
