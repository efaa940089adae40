import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { drawMark, type Mark } from './draw-mark';
import { pigmentOf } from './pigment-of';

/** Width and height of the icon in its own units. */
const SIDE = 60;
/** Size of the figure in the disc, in a full square, and in a maskable square. */
const FIGURE = { disc: 43, square: 40, maskable: 32 };
/** Size of a square logo in the disc: a figure has no corners that the rim could cut off. */
const LOGO_IN_DISC = 38;

/** The mark on its ground, with a line that is thick enough at 16 pixels. */
function iconSvg(mark: Mark, ground: keyof typeof FIGURE): string {
  const oxide = pigmentOf('oxide');
  const half = SIDE / 2;
  const background =
    ground === 'disc'
      ? `<circle r="${half}" fill="${oxide}"/>`
      : `<path fill="${oxide}" d="M-${half}-${half}h${SIDE}v${SIDE}h-${SIDE}z"/>`;
  const side = ground === 'disc' && mark.logo ? LOGO_IN_DISC : FIGURE[ground];
  const drawing = drawMark(mark, { side, line: 5.5, middle: 5.2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${half} -${half} ${SIDE} ${SIDE}">${background}${drawing}</svg>`;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
    .resize(size, size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();

/** Draws the site's icons from the company's mark: the content of each file, by name. */
export async function drawIcons(mark: Mark): Promise<Record<string, string | Buffer>> {
  const disc = iconSvg(mark, 'disc');
  const small = await Promise.all([16, 32, 48].map((size) => png(disc, size)));
  return {
    'favicon.svg': disc,
    'favicon.ico': await pngToIco(small),
    'apple-touch-icon.png': await png(iconSvg(mark, 'square'), 180),
    'icon-192.png': await png(disc, 192),
    'icon-512.png': await png(disc, 512),
    'icon-maskable-512.png': await png(iconSvg(mark, 'maskable'), 512),
  };
}
