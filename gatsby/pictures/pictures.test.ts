import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { pictureData } from './picture-data';
import { publicURL, publishCopy } from './publish-copy';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = folderForTest();
  process.chdir(folder);
});
afterEach(() => process.chdir(home));

const fileOf = (name: string, ext: string) =>
  ({
    name,
    ext,
    absolutePath: join(folder, name + ext),
    internal: { contentDigest: folder + name },
  }) as FileSystemNode;

const paint = (width: number, height: number, background = '#0f4538') =>
  sharp({ create: { width, height, channels: 3, background } });

test('a picture comes in every width up to its own, in AVIF and WebP', async () => {
  const file = fileOf('a plan', '.png');
  await paint(1000, 500).toFile(file.absolutePath);
  const data = await pictureData(file);
  expect(data).toMatchObject({ width: 660, height: 330 });
  const widths = (srcSet = '') => Array.from(srcSet.matchAll(/ (\d+)w/g), ([, width]) => width);
  expect(widths(data?.images.sources?.[0]?.srcSet)).toEqual(['180', '360', '480', '660']);
  expect(data?.images.sources?.[0]?.type).toBe('image/avif');
  expect(widths(data?.images.fallback?.srcSet)).toEqual(['180', '360', '480', '660']);
  expect(data?.images.fallback?.src).toMatch(/^\/static\/a-plan-[0-9a-f]{8}-660\.webp$/);
});

test('a picture is cut to its place, and tells style sheets the point that stays in sight', async () => {
  const file = fileOf('team', '.jpg');
  await paint(2000, 1000).jpeg().toFile(file.absolutePath);
  const place = { width: 800, height: 1000 };
  const [middle, right] = await Promise.all([
    pictureData({ ...file, place }),
    pictureData({ ...file, place, focus: '90 5' }),
  ]);
  expect(middle).toMatchObject({ width: 660, height: 825 });
  expect(middle).not.toHaveProperty('objectPosition');
  expect(right).toMatchObject({ width: 660, height: 825, objectPosition: '90% 5%' });
  expect(right?.images.fallback?.src).not.toBe(middle?.images.fallback?.src);
});

test('the colour of a picture is that of its ground, however much stands on it', async () => {
  const file = fileOf('leaf', '.png');
  const screen = await paint(360, 380, '#ffffff').png().toBuffer();
  await paint(400, 400)
    .composite([{ input: screen }])
    .toFile(file.absolutePath);
  expect((await pictureData(file))?.backgroundColor).toBe('#0f4538');
});

test('a picture of a screen opens as it is', async () => {
  const file = fileOf('screenshot', '.webp');
  await paint(800, 1000).webp().toFile(file.absolutePath);
  const address = await publicURL(file);
  expect(address).toMatch(/^\/static\/screenshot-[0-9a-f]{8}\.webp$/);
  expect(readFileSync(`public${address}`)).toEqual(readFileSync(file.absolutePath));
});

test('a photograph is shown upright, and opens so, no larger than a screen and silent about its camera', async () => {
  const file = fileOf('photograph', '.jpg');
  const exif = { IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } };
  await paint(4032, 3024).withMetadata({ orientation: 6, exif }).jpeg().toFile(file.absolutePath);
  expect(await pictureData(file)).toMatchObject({ width: 1920, height: 2560 });
  const address = await publicURL(file);
  expect(address).toMatch(/-large\.webp$/);
  const { width, height, orientation, exif: told } = await sharp(`public${address}`).metadata();
  expect({ width, height, orientation, told }).toEqual({ width: 1800, height: 2400 });
});

test('the copy of a part of a picture shows that part, and is made once', async () => {
  const file = fileOf('panorama', '.png');
  await paint(1000, 500).toFile(file.absolutePath);
  const cut = { left: 10, top: 0, width: 400, height: 500 };
  const address = await publishCopy({ file, cut });
  expect(await sharp(`public${address}`).metadata()).toMatchObject({ width: 400, height: 500 });
  expect(await publishCopy({ file, cut })).toBe(address);
  expect(readdirSync('public/static')).toHaveLength(1);
});

test('a drawing is published as it is, under a plain name, and has no widths', async () => {
  const file = fileOf('Way to us (new)', '.SVG');
  writeFileSync(file.absolutePath, '<svg/>');
  const address = await publicURL(file);
  expect(address).toMatch(/^\/static\/way-to-us-new-[0-9a-f]{8}\.svg$/);
  expect(readFileSync(`public${address}`, 'utf8')).toBe('<svg/>');
  expect(await pictureData(file)).toBeNull();
});
