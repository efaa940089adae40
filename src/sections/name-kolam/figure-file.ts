import type { KolamDrawing } from '../../../kolam/draw-figure';

const SIZE = 600;
const LINE = 2;
const DOTS = 3.4;
const FALLBACK = 'kolam';

/** Characters that no XML file may hold. Half a pair, such as a cut emoji, is one of them. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\ufffe\uffff]|\p{Surrogate}/gu;

const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Writes a figure as an SVG file.
 *
 * @param name - its title
 * @param drawing - the figure
 * @param viewBox - the part of the plane that shows all of it
 * @param colour - the colour of its line and its dots
 */
export function figureFile(
  name: string,
  { line, dots }: KolamDrawing,
  viewBox: string,
  colour: string,
): string {
  const stroke = (width: number, path: string) => `<path stroke-width="${width}" d="${path}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${viewBox}">`,
    `<title>${escapeXml(name)}</title>`,
    `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">`,
    `${stroke(LINE, line)}${stroke(DOTS, dots)}</g></svg>`,
  ].join('');
}

/** The name of a figure's file: letters and digits of every script. */
export function fileNameOf(name: string): string {
  const words =
    name
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[FALLBACK, ...words].join('-')}.svg`;
}
