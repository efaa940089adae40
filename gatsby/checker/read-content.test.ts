import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { folderForAll, folderForTest } from '../../tests/temporary-folder';
import type { Content } from './content';
import { checkDataFolder, explainReading } from './data-folder';
import { readContent } from './read-content';

/** A PNG that says of itself that it has so many pixels each way. */
function enlarged(png: Buffer, pixels: number): Buffer {
  const [header, end] = [12, 29];
  const large = Buffer.from(png);
  large.writeUInt32BE(pixels, header + 4);
  large.writeUInt32BE(pixels, header + 8);
  large.writeUInt32BE(crc32(large.subarray(header, end)), end);
  return large;
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

const site = folderForAll({
  'data/team.json': '{}',
  'data/.hidden.json': '{}',
  'data/.DS_Store': '',
  'data/images/text.png': 'no picture',
  'data/images/map.svg': DRAWING,
  'data/images/iphone.jpg': readFileSync('tests/sample/photo.heic'),
});
let content: Content;

beforeAll(async () => {
  const at = (name: string) => join(site, 'data', name);
  const sound = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
  await sound.jpeg().toFile(at('images/sound.jpg'));
  await sound.avif().toFile(at('images/sound.avif'));
  writeFileSync(at('images/cut.jpg'), readFileSync(at('images/sound.jpg')).subarray(0, 700));
  const phone = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
  await phone.withMetadata({ orientation: 6 }).jpeg().toFile(at('images/phone.jpg'));
  await sound.toColourspace('cmyk').jpeg().toFile(at('images/press.jpg'));
  writeFileSync(at('images/huge.png'), enlarged(await sound.png().toBuffer(), 20_000));
  content = await readContent(site);
});

test('JSON files are read, hidden ones as well: Gatsby reads them too', () => {
  expect([...content.texts]).toEqual([
    ['data/.hidden.json', '{}'],
    ['data/team.json', '{}'],
  ]);
});

test('a picture is read again when another has its name', async () => {
  for (const width of [300, 900]) {
    const picture = sharp({ create: { width, height: 600, channels: 3, background: 'red' } });
    await picture.png().toFile(join(site, 'data/images/same.png'));
    const { pictures } = await readContent(site);
    expect(pictures.get('data/images/same.png')).toMatchObject({ width });
  }
});

test('of a drawing is known what does not belong in it', async () => {
  const active = DRAWING.replace('</svg>', '<script>alert(1)</script></svg>');
  writeFileSync(join(site, 'data/images/drawn.svg'), active);
  const { pictures } = await readContent(site);
  expect(pictures.get('data/images/drawn.svg')?.fault).toContain('<script');
  expect(pictures.get('data/images/map.svg')?.fault).toBeUndefined();
});

test('links to files and folders are named, and none is followed', async () => {
  const folder = folderForTest();
  // The folder itself may be elsewhere.
  mkdirSync(join(folder, 'content'));
  symlinkSync('content', join(folder, 'data'));
  writeFileSync(join(folder, 'data/team.json'), '{}');
  symlinkSync(join(site, 'data/team.json'), join(folder, 'data/faq.json'));
  symlinkSync(join(site, 'data/images'), join(folder, 'data/images'));
  // An editor's note that somebody works on a file.
  symlinkSync('somebody@computer', join(folder, 'data/.#team.json'));
  const { texts, pictures, unfit, links } = await readContent(folder);
  expect([...texts.keys(), ...pictures.keys(), ...unfit]).toEqual(['data/team.json']);
  expect(links.sort()).toEqual(['data/faq.json', 'data/images']);
});

test('of pictures format, size the right way up and colours are known, and which are broken or cut off', () => {
  const size = { width: 900, height: 600 };
  expect(Object.fromEntries(content.pictures)).toMatchObject({
    'data/images/sound.jpg': { format: 'jpeg', ...size },
    'data/images/sound.avif': { format: 'heif', ...size },
    'data/images/phone.jpg': { width: 600, height: 900 },
    'data/images/press.jpg': { space: 'cmyk' },
    // Whatever its name ends in.
    'data/images/iphone.jpg': { format: 'heic' },
    // It has too many pixels to be decoded.
    'data/images/huge.png': { width: 20_000, height: 20_000 },
    'data/images/map.svg': { format: 'svg' },
    'data/images/cut.jpg': null,
    'data/images/text.png': null,
  });
  expect([...content.pictures.keys()]).not.toContain('data/.DS_Store');
});

test('a missing data/, or a file in its place, is one sentence', async () => {
  const empty = folderForTest();
  const missing = /^The folder data\/, which holds the site’s content, is missing\./;
  await expect(checkDataFolder(empty)).rejects.toThrow(missing);
  writeFileSync(join(empty, 'data'), '');
  await expect(readContent(empty)).rejects.toThrow(missing);
});

test.each(['data', 'data/legal', 'data/images/team.webp'])(
  '%s that this user may not read is named',
  (path) => {
    const refusal = Object.assign(new Error(), { code: 'EACCES', path: join(site, path) });
    expect(explainReading(site, refusal).message).toBe(
      `${path} cannot be read: give your user permission to read it.`,
    );
  },
);
