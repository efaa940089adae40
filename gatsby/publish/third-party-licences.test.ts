import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licencesOf, withoutText } from './third-party-licences';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'licences-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs a package and returns the path of a file in it. */
function install(name: string, license: string | undefined, text?: string): string {
  const place = join(folder, 'node_modules', name);
  mkdirSync(join(place, 'dist'), { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  if (text) writeFileSync(join(place, 'LICENSE.md'), text);
  return join(place, 'dist/index.js');
}

test('each package is named once, in order, with the text of its licence', () => {
  const files = [
    install('b', 'MIT', 'Copyright B'),
    install('@scope/a', 'ISC', 'Copyright A'),
    install('b/node_modules/c', '0BSD'),
    join(folder, 'node_modules/b/other.js'),
    join(folder, 'src/page.tsx'),
  ];
  expect(licencesOf(files)).toEqual([
    '@scope/a 1.0.0 (ISC)\n\nCopyright A',
    'b 1.0.0 (MIT)\n\nCopyright B',
    'b/node_modules/c 1.0.0 (0BSD)',
  ]);
});

test('a package that ships no text gets the one that is kept for it', () => {
  expect(licencesOf([install('mitt', 'MIT')])).toEqual([
    expect.stringMatching(/^mitt 1\.0\.0 \(MIT\)\n.+\n\nCopyright \(c\) Jason Miller/s),
  ]);
});

test('a package without any text is found in the file', () => {
  const line = `\n\n${'-'.repeat(72)}\n\n`;
  const file = licencesOf([install('a', 'MIT', 'Text'), install('b', 'MIT')]).join(line);
  expect(withoutText(`${file}\n`)).toEqual(['b 1.0.0 (MIT)']);
});

test.each(['GPL-3.0', undefined])('a package under %s is refused', (licence) => {
  expect(() => licencesOf([install('d', licence)])).toThrow(
    `d would be sent to visitors, but its licence is ${licence ?? 'not named'}.`,
  );
});
