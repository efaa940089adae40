import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';

/** A drawing and the picture that is made from it; both paths start at the root of the repository. */
export type Picture = { source: string; target: string };

/** Every drawing in art/, in the order of the alphabet. */
export function listPictures(): Picture[] {
  return readdirSync('art', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|svg)$/.test(path))
    .sort()
    .map((path) => ({
      source: `art/${path}`,
      target: `data/images/${path.replace(/\.\w+$/, '.webp')}`,
    }));
}

/**
 * Reads how large a drawing is to be rendered: an HTML page says so in <meta name="picture-size">,
 * an SVG in the width and height of its root.
 *
 * @param source - path of the drawing
 * @returns width and height in pixels
 * @throws Error when the drawing does not say
 */
export function readSize(source: string): { width: number; height: number } {
  const root = parse(readFileSync(source, 'utf8'));
  const svg = source.endsWith('.svg') ? root.querySelector('svg') : undefined;
  const size = svg
    ? `${svg.getAttribute('width')}x${svg.getAttribute('height')}`
    : root.querySelector('meta[name="picture-size"]')?.getAttribute('content');
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size ?? '') ?? [];
  if (!width || !height) {
    throw new Error(
      `${source} does not say how large it is. Give an HTML page <meta name="picture-size" content="1200x900">, and the root of an SVG a width and a height.`,
    );
  }
  return { width: Number(width), height: Number(height) };
}
