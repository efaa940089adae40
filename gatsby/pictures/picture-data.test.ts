import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureData } from './picture-data';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, ext: string) =>
  ({
    name,
    ext,
    absolutePath: join(folder, name + ext),
    internal: { contentDigest: folder + name },
  }) as FileSystemNode;

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4538' } });

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

test('a photograph that a phone has turned by its EXIF data is shown upright', async () => {
  const file = fileOf('portrait', '.jpg');
  await paint(1000, 800).withMetadata({ orientation: 6 }).jpeg().toFile(file.absolutePath);
  expect(await pictureData(file)).toMatchObject({ width: 660, height: 825 });
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
  const screen = await sharp({
    create: { width: 360, height: 380, channels: 3, background: '#ffffff' },
  })
    .png()
    .toBuffer();
  await paint(400, 400)
    .composite([{ input: screen }])
    .toFile(file.absolutePath);
  expect((await pictureData(file))?.backgroundColor).toBe('#0f4538');
});

test('a drawing has no widths', async () => {
  expect(await pictureData(fileOf('map', '.svg'))).toBeNull();
});
