import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** One instance of the site's variable font. */
export type Face = {
  /** Weight, 400 to 700. */
  wght: number;
  /** Width in per cent, 100 to 125. */
  wdth: number;
  /** Letter spacing as a fraction of the font size. */
  tracking: number;
};

/** Turns text of one face into outlines. */
export type Outliner = {
  /** Width of a text at a font size, in the same unit. */
  widthOf: (text: string, size: number) => number;
  /** Path data of a text whose baseline begins at x, y. Letters missing from the font are left out. */
  outline: (text: string, size: number, x: number, y: number) => string;
};

const FONT = join('src', 'styles', 'fonts', 'anek-latin.woff2');
let font: Promise<Font> | undefined;

async function openFont(): Promise<Font> {
  // fontkit reads WOFF2, but instantiates variable fonts only from unpacked files.
  return create(Buffer.from(await decompress(readFileSync(FONT)))) as Font;
}

/**
 * Opens an instance of the site's own font.
 *
 * @throws Error when the font file is missing or broken
 */
export async function openFace({ wght, wdth, tracking }: Face): Promise<Outliner> {
  font ??= openFont();
  const face = (await font).getVariation({ wght, wdth });
  const layout = (text: string) => {
    const known = Array.from(text).filter((letter) =>
      face.hasGlyphForCodePoint(letter.codePointAt(0) as number),
    );
    return face.layout(known.join(''));
  };
  const unit = (size: number) => size / face.unitsPerEm;
  return {
    widthOf: (text, size) => {
      const { advanceWidth, glyphs } = layout(text);
      return advanceWidth * unit(size) + tracking * size * Math.max(glyphs.length - 1, 0);
    },
    outline: (text, size, x, y) => {
      const { glyphs, positions } = layout(text);
      let pen = x;
      return glyphs
        .map((glyph, index) => {
          const path = glyph.path.scale(unit(size), -unit(size)).translate(pen, y).toSVG();
          pen += (positions[index]?.xAdvance ?? 0) * unit(size) + tracking * size;
          return path;
        })
        .join('');
    },
  };
}

/**
 * Breaks a text into lines.
 *
 * @param text - words separated by spaces
 * @param fits - whether a line fits
 * @returns the lines; a word wider than a line gets its own
 */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) return [...lines, word];
    return [...lines.slice(0, -1), longer];
  }, []);
}
