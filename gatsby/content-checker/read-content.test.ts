import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from './content';
import { readContent } from './read-content';

let site: string;
let content: Content;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'content-'));
  const at = (name: string) => join(site, 'data', name);
  mkdirSync(at('images'), { recursive: true });
  writeFileSync(at('team.json'), '{}');
  writeFileSync(at('.hidden.json'), '{}');
  writeFileSync(at('.DS_Store'), '');
  const sound = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
  await sound.jpeg().toFile(at('images/sound.jpg'));
  await sound.avif().toFile(at('images/sound.avif'));
  writeFileSync(at('images/cut.jpg'), readFileSync(at('images/sound.jpg')).subarray(0, 700));
  writeFileSync(at('images/text.png'), 'no picture');
  copyFileSync('data/images/company/map.svg', at('images/map.svg'));
  content = await readContent(site);
});

afterAll(() => rmSync(site, { recursive: true }));

test('JSON files are read, hidden ones as well: Gatsby reads them too', () => {
  expect([...content.texts]).toEqual([
    ['data/.hidden.json', '{}'],
    ['data/team.json', '{}'],
  ]);
});

test('of pictures format and size are known, and which are broken or cut off', () => {
  const size = { width: 900, height: 600 };
  expect(Object.fromEntries(content.pictures)).toMatchObject({
    'data/images/sound.jpg': { format: 'jpeg', ...size },
    'data/images/sound.avif': { format: 'heif', ...size },
    'data/images/map.svg': { format: 'svg' },
    'data/images/cut.jpg': null,
    'data/images/text.png': null,
  });
  expect([...content.pictures.keys()]).not.toContain('data/.DS_Store');
});
