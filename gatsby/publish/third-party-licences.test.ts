import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webpack from 'webpack';
import { LICENCES_FILE, withoutText, writeLicences } from './third-party-licences';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs a package. */
function install(name: string, license: string | undefined, text?: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  writeFileSync(join(place, 'index.js'), `export const x = '${name}';`);
  if (text) writeFileSync(join(place, 'LICENSE.md'), text);
}

/** Builds a script that uses packages, and gives the licences that come with it. */
async function licencesOf(...names: string[]): Promise<string> {
  const entry = join(folder, 'index.js');
  writeFileSync(entry, names.map((name) => `console.log(require('${name}').x);`).join('\n'));
  const output = { path: join(folder, 'dist') };
  await new Promise<void>((done, fail) => {
    webpack(
      { context: folder, entry, output, mode: 'production', plugins: [writeLicences] },
      (error, stats) => {
        const reason = error ?? stats?.compilation.errors[0];
        if (reason) fail(reason);
        else done();
      },
    );
  });
  return readFileSync(join(output.path, LICENCES_FILE), 'utf8');
}

test('each package is named once, in order, with the text of its licence', async () => {
  install('b', 'MIT', 'Copyright B');
  install('a', 'ISC', 'Copyright A');
  install('c', '0BSD');
  const licences = await licencesOf('a', 'b', 'c');
  expect(licences).toMatch(
    /^Anek Latin[^]+a 1\.0\.0 \(ISC\)\n\nCopyright A\n[^]+b 1\.0\.0 \(MIT\)\n\nCopyright B\n/,
  );
  expect(withoutText(licences)).toEqual(['c 1.0.0 (0BSD)']);
});

test('a package that ships no text gets the one that is kept for it', async () => {
  install('mitt', 'MIT');
  expect(await licencesOf('mitt')).toContain('Copyright (c) Jason Miller');
});

test.each(['GPL-3.0', undefined])('a package under %s is refused', async (licence) => {
  install('d', licence);
  await expect(licencesOf('d')).rejects.toThrow(
    `d would be sent to visitors, but its licence is ${licence ?? 'not named'}.`,
  );
});
