import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderForTest } from '../../tests/temporary-folder';
import { drawIcons } from './icons';
import { drawShareCard } from './share-card/draw-share-card';

const FIGURE = { seed: 'mark', shape: 'diamond', columns: 3 } as const;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#00f" d="M0 0h20v10H0z"/></svg>';

/** The colour of a pixel. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

test('a logo of the company’s own stands on icons and share pictures, whole and in the middle', async () => {
  const logo = join(folderForTest(), 'logo.svg');
  writeFileSync(logo, LOGO);
  const mark = { figure: FIGURE, logo };
  const icon = (await drawIcons(mark))['icon-192.png'] as Buffer;
  expect(await colourAt(icon, 96, 96)).toEqual([0, 0, 255]);
  expect(await colourAt(icon, 96, 60)).not.toEqual([0, 0, 255]);
  const content = { title: 'A', brand: 'B', host: 'b.example', kolam: FIGURE, mark };
  const card = await sharp(Buffer.from(await drawShareCard(content)))
    .png()
    .toBuffer();
  expect(await colourAt(card, 100, 92)).toEqual([0, 0, 255]);
  expect(await colourAt(card, 100, 70)).not.toEqual([0, 0, 255]);
});

test('a square logo keeps within the disc of an icon', async () => {
  const logo = join(folderForTest(), 'square.svg');
  writeFileSync(logo, LOGO.replace('0 0 20 10', '5 0 10 10'));
  const icon = (await drawIcons({ figure: FIGURE, logo }))['icon-192.png'] as Buffer;
  const [blue, rim] = [await colourAt(icon, 150, 150), await colourAt(icon, 159, 159)];
  expect(blue).toEqual([0, 0, 255]);
  expect(rim).not.toEqual(blue);
});
