import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, writeRest } from '../../plugins/waiting-scripts/pages/testing';
import { finishSite } from './finish-site';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('files of text get compressed copies that unpack to the same bytes', async () => {
  const file = join(folder, 'index.html');
  writeFileSync(file, page('<p class="used">text</p>'.repeat(100)));
  writeFileSync(join(folder, 'small.txt'), 'small');
  writeRest(folder);
  await finishSite(folder, folder, join(folder, 'none'));
  const content = readFileSync(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(content);
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(content);
  expect(() => statSync(join(folder, 'small.txt.br'))).toThrow();
});

test('what is the same as in the site before keeps its date and its compressed copies', async () => {
  const [earlier, now] = ['earlier', 'now'].map((name) => join(folder, name)) as [string, string];
  const write = (site: string, name: string, text: string) =>
    writeFileSync(join(site, name), page(text.repeat(100)));
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const site of [earlier, now]) {
    writeRest(site);
    write(site, 'same.html', '<p class="used">text</p>');
    write(site, 'changed.html', `<p>${site}</p>`);
    await finishSite(site, site, site === now ? earlier : join(folder, 'none'));
    if (site === earlier) {
      for (const name of readdirSync(earlier))
        utimesSync(join(earlier, name), yesterday, yesterday);
    }
  }
  const dateOf = (name: string) => Math.round(statSync(join(now, name)).mtimeMs / 1000);
  for (const name of ['same.html', 'same.html.br', 'same.html.gz'])
    expect(dateOf(name)).toBe(Math.round(yesterday.getTime() / 1000));
  expect(dateOf('changed.html')).toBeGreaterThan(yesterday.getTime() / 1000 + 3600);
  expect(brotliDecompressSync(readFileSync(join(now, 'changed.html.br')))).toEqual(
    readFileSync(join(now, 'changed.html')),
  );
});
