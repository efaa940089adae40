import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { expect, test } from 'vitest';
import { randomFrom } from '../../kolam/random';
import { folderForAll } from '../../tests/temporary-folder';
import { checkFiles } from '../checker/check-files';
import { readContent } from '../checker/read-content';
import { readContentModel } from '../schema/model/read-content-model';
import { fileNamed } from './file-named';
import { addressOf, variantOf } from './picture-files';

const site = folderForAll();
const images = join(site, 'data/images');

const PARTS = [
  ...'aZ09 .-_~!"#$%&\'()*+,:;<=>?@[\\]^`{|}\n\t',
  ...'é e\u0301 A\u030a ß ł ಕ್ಷಾ हिं ع 画 🚚 👩‍👧 %23 %E0 .. \u200e'.split(' '),
];
const ENDINGS = ['.jpg', '.JPG', '.jpeg', '.Png', '.webp', '.AVIF'];

function randomNames(count: number): string[] {
  const random = randomFrom('names');
  const pick = (from: string[]) => from[Math.floor(random() * from.length)]!;
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() ** 3 * 200);
    const name = Array.from({ length }, () => pick(PARTS)).join('');
    return [...name].slice(0, 80).join('') + pick(ENDINGS);
  }).filter((name) => !name.startsWith('.') && Buffer.byteLength(name) < 255);
}

test('a picture of any name is found and has a plain address, or the checker says how to rename it', async () => {
  const names = ['a'.repeat(200) + '.jpg', ...randomNames(700)];
  expect(names.length).toBeGreaterThan(400);
  for (const folder of [images, join(site, 'data/projects')])
    mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(images, name), '');
  const content = await readContent(site);
  const problems = checkFiles(readContentModel(), content);
  for (const name of names) {
    const place = `data/images/${name}`.normalize();
    const found = fileNamed(join(site, 'data/projects'), `../images/${name.normalize()}`);
    expect(basename(found).normalize()).toBe(name.normalize());
    const refusal = problems.find(({ file }) => file === place);
    expect(refusal !== undefined, name).toBe(/[\\#?%\n\t]/.test(name));
    if (refusal) {
      expect(refusal.wrong).toMatch(/^The name contains a (\\\\|#|\?|%|\\n|\\t),/);
      expect(refusal.expected).toMatch(/^Rename it to data\/images\/[a-z\d-]+\.\w+, and change/);
      continue;
    }
    expect(content.pictures.has(place), name).toBe(true);
    const file = { ...parse(found), internal: { contentDigest: name } };
    const address = addressOf(variantOf({ file: file as unknown as FileSystemNode }, 180, 'avif'));
    expect(address).toMatch(/^\/static\/([a-z\d-]{1,60}-)?[a-f\d]{8}-180\.avif$/);
  }
});

test('a name in two ways of writing means the file that is written just so', () => {
  const [composed, decomposed] = ['é.png', 'e\u0301.png'];
  for (const name of [composed, decomposed]) {
    mkdirSync(join(site, 'data/both'), { recursive: true });
    writeFileSync(join(site, 'data/both', name), '');
    expect(basename(fileNamed(join(site, 'data'), `both/${name}`))).toBe(name);
  }
});
