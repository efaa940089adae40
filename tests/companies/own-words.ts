import sharp from 'sharp';
import { randomFrom } from '../../kolam/random';

/** Groups of letters that are about equally wide: each letter replaces the one before it. */
const ALIKE = ['aeou', 'bdpq', 'csz', 'hknv', 'lti', 'fjr', 'gy', 'mw'].flatMap((letters) => [
  letters,
  letters.toUpperCase(),
]);
const OTHER_LETTER = new Map(
  ALIKE.flatMap((letters) =>
    [...letters].map((letter, index) => [letter, letters[(index + 1) % letters.length]!] as const),
  ),
);

/** What a text has besides words: tags, and placeholders such as {brand}. */
const MARKUP = /(<[^>]+>|\{\w+\})/;

/** A text in another company's words: just as long, and nowhere the same. */
export const inOtherWords = (text: string): string =>
  text
    .split(MARKUP)
    .map((part) =>
      MARKUP.test(part)
        ? part
        : Array.from(part, (letter) => OTHER_LETTER.get(letter) ?? letter).join(''),
    )
    .join('');

/** The metadata that a phone adds to a photograph. */
const NOTES = {
  IFD0: { Model: 'Phone 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
};

/**
 * Takes a photograph in the format of its name, as a phone does: on its side, and with metadata. It has soft shapes,
 * with finer ones in them. Each name gives a different photograph.
 */
export async function takePhotograph(name: string): Promise<Buffer> {
  const random = randomFrom(name);
  const size = { width: 1800, height: 1350 };
  const grain = (width: number, spread: number) => {
    const height = (width * 3) / 4;
    const pixels = Uint8Array.from({ length: width * height * 3 }, () =>
      Math.round(128 + (random() - 0.5) * spread),
    );
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize({ ...size, kernel: 'cubic' })
      .raw()
      .toBuffer();
  };
  const raw = { ...size, channels: 3 as const };
  const [shapes, ...finer] = await Promise.all([grain(8, 255), grain(48, 160), grain(240, 60)]);
  const upright = await sharp(shapes, { raw })
    .composite(finer.map((input) => ({ input, raw, blend: 'soft-light' as const })))
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6, exif: NOTES })
    .toFormat(name.endsWith('.webp') ? 'webp' : 'jpeg')
    .toBuffer();
}

/** A company’s own map. */
export const DRAWN_MAP = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 560" width="1440" height="560">
<rect width="1440" height="560" fill="#dce8dc"/><path d="M0 300h1440M620 0v560" stroke="#fff" stroke-width="40"/>
<circle cx="620" cy="300" r="18" fill="#a11"/></svg>`;
