import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkDataFolder, explainReading } from './data-folder';
import { readContent } from './read-content';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(site, { recursive: true });
});

/** Refuses to read a file. Root may read every file, so the refusal is made up. */
function forbid(file: string): void {
  const { readFile } = files;
  vi.spyOn(files, 'readFile').mockImplementation((path, options) =>
    typeof path === 'string' && path.endsWith(file)
      ? Promise.reject(Object.assign(new Error(), { code: 'EACCES', path }))
      : readFile(path, options),
  );
  syncBuiltinESMExports();
}

const MISSING = /^The folder data\/, which holds the content of the site, is missing\./;

test('a missing data/ is one sentence', async () => {
  await expect(checkDataFolder(site)).rejects.toThrow(MISSING);
  await expect(readContent(site)).rejects.toThrow(MISSING);
});

test('so is a file in its place', async () => {
  writeFileSync(join(site, 'data'), '');
  await expect(checkDataFolder(site)).rejects.toThrow(MISSING);
});

test('a folder that this user may not read is named', () => {
  const says = (path: string) =>
    explainReading(site, Object.assign(new Error(), { code: 'EACCES', path: join(site, path) }))
      .message;
  expect(says('data')).toBe('data cannot be read: give your user the right to read it.');
  expect(says('data/legal')).toBe(
    'data/legal cannot be read: give your user the right to read it.',
  );
});

test.each(['data/team.json', 'data/images/team.webp'])('so is the file %s', async (file) => {
  mkdirSync(join(site, 'data/images'), { recursive: true });
  writeFileSync(join(site, file), '');
  forbid(file);
  await expect(readContent(site)).rejects.toThrow(
    `${file} cannot be read: give your user the right to read it.`,
  );
});
