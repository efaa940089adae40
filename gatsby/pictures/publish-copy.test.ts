import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicURL, publishCopy } from './publish-copy';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const fileOf = (name: string, ext: string) =>
  ({
    name,
    ext,
    absolutePath: join(folder, name + ext),
    internal: { contentDigest: name },
  }) as FileSystemNode;

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4538' } });

test('a picture of a screen opens as it is', async () => {
  const file = fileOf('screenshot', '.webp');
  await paint(800, 1000).webp().toFile(file.absolutePath);
  const address = await publicURL(file);
  expect(address).toMatch(/^\/static\/screenshot-[0-9a-f]{8}\.webp$/);
  expect(readFileSync(`public${address}`)).toEqual(readFileSync(file.absolutePath));
});

test('a photograph opens upright, no larger than a screen, and says nothing of its camera', async () => {
  const file = fileOf('photograph', '.jpg');
  const exif = { IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } };
  await paint(4032, 3024).withMetadata({ orientation: 6, exif }).jpeg().toFile(file.absolutePath);
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

test('a drawing is published as it is, under a plain name', async () => {
  const file = fileOf('Way to us (new)', '.SVG');
  writeFileSync(file.absolutePath, '<svg/>');
  const address = await publicURL(file);
  expect(address).toMatch(/^\/static\/way-to-us-new-[0-9a-f]{8}\.svg$/);
  expect(readFileSync(`public${address}`, 'utf8')).toBe('<svg/>');
});
