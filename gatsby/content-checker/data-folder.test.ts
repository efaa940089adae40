import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDataFolder, explainReading } from './data-folder';
import { readContent } from './read-content';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(site, { recursive: true }));

const MISSING = /^The folder data\/, which holds the content of the site, is missing\./;

test('a missing data/ is one sentence', async () => {
  await expect(checkDataFolder(site)).rejects.toThrow(MISSING);
  await expect(readContent(site)).rejects.toThrow(MISSING);
});

test('so is a file in its place', async () => {
  writeFileSync(join(site, 'data'), '');
  await expect(checkDataFolder(site)).rejects.toThrow(MISSING);
});

test('a folder or a file that this user may not read is named', () => {
  const refused = (path: string) =>
    explainReading(site, Object.assign(new Error(), { code: 'EACCES', path: join(site, path) }));
  expect(refused('data').message).toBe(
    'data cannot be read (EACCES): give this user the right to read it.',
  );
  expect(refused('data/team.json').message).toContain('data/team.json cannot be read');
});
