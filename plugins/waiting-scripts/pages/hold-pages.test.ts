import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparePages } from './hold-pages';
import { page, writeRest } from './testing';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The hash of the build that a page and the data of the app name. */
async function hashesOf(): Promise<(string | undefined)[]> {
  writeRest(folder);
  const { hold } = await preparePages(folder, folder);
  const [, inPage] = /data-build="([^"]*)"/.exec(await hold(page('<p>text</p>'))) ?? [];
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
  ) as { webpackCompilationHash: string };
  for (const name of readdirSync(folder))
    if (/^(loader|print)-/.test(name)) rmSync(join(folder, name));
  return [inPage, webpackCompilationHash];
}

test('a build is named after its files, whatever webpack calls it', async () => {
  const [inPage, inData] = await hashesOf();
  expect(inPage).toMatch(/^[0-9a-f]{8}$/);
  expect(inData).toBe(inPage);
  expect(await hashesOf()).toEqual([inPage, inPage]);
  writeFileSync(join(folder, 'app-77777777.js'), '');
  expect(await hashesOf()).not.toContain(inPage);
});
