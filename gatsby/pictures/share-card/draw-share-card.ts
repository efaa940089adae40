import sharp from 'sharp';
import { PITCH, type KolamDrawing } from '../../../kolam/draw-figure';
import { drawKolam } from '../../../kolam/draw-kolam';
import type { KolamSeed } from '../../../kolam/find-figure';
import { drawMark, type Mark } from '../draw-mark';
import { pigmentOf } from '../pigment-of';
import { breakLines, openFace, type Outliner } from './outline-text';

/** The content of a share card. */
export type ShareCardContent = {
  title: string;
  brand: string;
  /** The site's host name, such as example.com. */
  host: string;
  kolam: KolamSeed;
  mark: Mark;
};

/** Size in pixels, as social networks ask for it. */
export const SHARE_CARD = { width: 1200, height: 630 };

const LEFT = 72;
const BASELINE_OF_BRAND = 106;
/** The mark beside the brand. */
const MARK = { side: 56, line: 3.2, middle: 3.6 };
const BASELINE_OF_HOST = 560;
const BASELINE_OF_TITLE = 476;
const TITLE_WIDTH = 650;
const TITLE_SIZES = [84, 76, 68, 60, 52];
const SMALLEST_TITLE = 44;
const TITLE_HEIGHT = 325;
const LINE_HEIGHT = 1.06;
/** Left edge of the figure in pixels; a large figure runs off the card on the right. */
const FIGURE = { left: 745, middle: 330, size: 640, largestPitch: 90 };

const TITLE_FACE = { wght: 600, wdth: 125, tracking: -0.022 };
const BRAND_FACE = { wght: 600, wdth: 125, tracking: -0.03 };
const HOST_FACE = { wght: 500, wdth: 102, tracking: 0 };

/** The title in the largest size in which it fits. */
function titlePath(title: string, face: Outliner): string {
  const linesAt = (size: number) =>
    breakLines(title, (line) => face.widthOf(line, size) <= TITLE_WIDTH);
  const isRoomy = (size: number) =>
    linesAt(size).length * size * LINE_HEIGHT <= TITLE_HEIGHT &&
    linesAt(size).every((line) => face.widthOf(line, size) <= TITLE_WIDTH);
  const size = TITLE_SIZES.find(isRoomy) ?? SMALLEST_TITLE;
  const lines = linesAt(size);
  const baselineOf = (index: number) =>
    BASELINE_OF_TITLE - (lines.length - 1 - index) * size * LINE_HEIGHT;
  return lines.map((line, index) => face.outline(line, size, LEFT, baselineOf(index))).join('');
}

/** The figure, and its grid of dots across the whole card, fainter behind the text. */
function floor(drawing: KolamDrawing): string {
  const scale = Math.min(
    FIGURE.size / Math.max(drawing.width, drawing.height),
    FIGURE.largestPitch / PITCH,
  );
  const x = FIGURE.left + (drawing.width / 2) * scale;
  // The centre is on a dot, or between two dots if their number is even.
  const [phaseX = 0, phaseY = 0] = [drawing.width, drawing.height].map((length) =>
    Math.round(length / PITCH) % 2 === 0 ? 0 : PITCH / 2,
  );
  return `<pattern id="dot" width="${PITCH}" height="${PITCH}" x="${-phaseX}" y="${-phaseY}" patternUnits="userSpaceOnUse"><circle cx="${PITCH / 2}" cy="${PITCH / 2}" r="1" fill="${pigmentOf('turmeric')}"/></pattern>
  <linearGradient id="fade"><stop offset="0.5" stop-color="#fff" stop-opacity="0.12"/><stop offset="0.7" stop-color="#fff" stop-opacity="0.7"/></linearGradient>
  <mask id="mask"><rect width="${SHARE_CARD.width}" height="${SHARE_CARD.height}" fill="url(#fade)"/></mask>
  <g mask="url(#mask)"><g transform="translate(${x.toFixed(1)} ${FIGURE.middle}) scale(${scale.toFixed(4)})"><rect x="-400" y="-200" width="600" height="400" fill="url(#dot)"/></g></g>
  <g transform="translate(${x.toFixed(1)} ${FIGURE.middle}) scale(${scale.toFixed(4)})" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="${drawing.line}" stroke="${pigmentOf('rice')}" stroke-width="1.9"/>
    <path d="${drawing.dots}" stroke="${pigmentOf('turmeric')}" stroke-width="3.2"/>
  </g>`;
}

/** Draws the picture of a shared page: an SVG without text or other files, so that it looks the same everywhere. */
export async function drawShareCard(content: ShareCardContent): Promise<string> {
  const { title, brand, host, kolam, mark } = content;
  const { width, height } = SHARE_CARD;
  const [titleFace, brandFace, hostFace] = (await Promise.all(
    [TITLE_FACE, BRAND_FACE, HOST_FACE].map(openFace),
  )) as [Outliner, Outliner, Outliner];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${pigmentOf('oxide')}"/>
  ${floor(drawKolam(kolam))}
  <g transform="translate(${LEFT + MARK.side / 2} ${BASELINE_OF_BRAND - 14})">${drawMark(mark, MARK)}</g>
  <path fill="${pigmentOf('rice')}" d="${brandFace.outline(brand, 40, LEFT + 74, BASELINE_OF_BRAND)}"/>
  <path fill="${pigmentOf('rice')}" d="${titlePath(title, titleFace)}"/>
  <path fill="${pigmentOf('rice-dim')}" d="${hostFace.outline(host, 28, LEFT, BASELINE_OF_HOST)}"/>
</svg>`;
}

/** Turns a share card into a PNG. The same card always gives the same bytes. */
export function renderShareCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}
