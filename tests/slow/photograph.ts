import sharp from 'sharp';
import { expect } from 'vitest';

/** The quarters of a photograph that is the right way up, from the top and from the left. */
const QUARTERS = [
  ['red', 'lime'],
  ['blue', 'yellow'],
] as const;
const CHANNELS = { red: [1, 0, 0], lime: [0, 1, 0], blue: [0, 0, 1], yellow: [1, 1, 0] };

/** Photographs of 12 megapixels: one stands when it has been turned, one lies upside down until then. */
const PHOTOS = {
  standing: { width: 3024, height: 4032, orientation: 6, turn: 270 },
  lying: { width: 4032, height: 3024, orientation: 3, turn: 180 },
};

export type Photo = keyof typeof PHOTOS;

/** What a phone notes beside the picture. */
const NOTES = {
  IFD0: { Make: 'Example', Model: 'Phone 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1', GPSLongitude: '77/1 35/1 0/1' },
};

/** Takes a photograph of four coloured quarters as a phone does: turned, and with notes. */
export async function takePhoto(photo: Photo): Promise<Buffer> {
  const { width, height, orientation, turn } = PHOTOS[photo];
  const quarters = QUARTERS.flatMap((row, y) =>
    row.map((fill, x) => `<rect x="${x}" y="${y}" width="1" height="1" fill="${fill}"/>`),
  );
  const size = `viewBox="0 0 2 2" preserveAspectRatio="none" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${quarters.join('')}</svg>`;
  const turned = await sharp(Buffer.from(svg)).rotate(turn).png().toBuffer();
  return sharp(turned).withMetadata({ orientation, exif: NOTES }).jpeg().toBuffer();
}

/** The colour at a point of a picture, which is given from 0 to 1. */
async function colourAt(path: string, x: number, y: number): Promise<string | undefined> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  const seen = [0, 1, 2].map((channel) => Math.round(data[pixel * info.channels + channel]! / 255));
  return Object.entries(CHANNELS).find(([, colour]) => String(colour) === String(seen))?.[0];
}

/**
 * Expects a picture to show a part of a photograph.
 *
 * @param proportions - width to height of the part, as large as it can be
 * @param focus - where the part lies between the edges of the photograph, per cent across and down
 */
export async function expectPart(
  path: string,
  { photo, proportions, focus = '50 50' }: { photo: Photo; proportions: number; focus?: string },
): Promise<void> {
  const whole = PHOTOS[photo];
  const [toRight = 0, toBottom = 0] = focus.split(' ').map((share) => Number(share) / 100);
  const width = Math.min(whole.width, whole.height * proportions) / whole.width;
  const height = Math.min(whole.height, whole.width / proportions) / whole.height;
  for (const x of [0.05, 0.35, 0.65, 0.95]) {
    for (const y of [0.05, 0.35, 0.65, 0.95]) {
      const across = (1 - width) * toRight + width * x;
      const down = (1 - height) * toBottom + height * y;
      // Colours run into each other between the quarters.
      if ([across, down].some((share) => Math.abs(share - 0.5) < 0.02)) continue;
      const quarter = QUARTERS[down < 0.5 ? 0 : 1][across < 0.5 ? 0 : 1];
      expect(await colourAt(path, x, y), `${path} at ${x}, ${y}`).toBe(quarter);
    }
  }
}
