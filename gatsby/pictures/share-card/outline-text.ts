import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import { decompress } from 'wawoff2';

/** One instance of variable fonts. */
export type Face = {
  /** Weight, 400 to 700. */
  wght: number;
  /** Width in per cent, 100 to 125. */
  wdth: number;
  /** Letter spacing as a fraction of the font size. */
  tracking: number;
};

/** Turns text in one face into outlines. */
export type Outliner = {
  /** Width of a text at a font size, in the same unit. */
  widthOf: (text: string, size: number) => number;
  /** Path data of a text whose baseline begins at x, y. Letters that no font has are left out. */
  outline: (text: string, size: number, x: number, y: number) => string;
};

/** The site's own font, which has only common letters, and complete fonts for all others. */
const FONTS = [
  'src/styles/fonts/site.woff2',
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2',
  'node_modules/@fontsource-variable/anek-kannada/files/anek-kannada-kannada-standard-normal.woff2',
];

async function openFont(file: string): Promise<Font> {
  // fontkit reads WOFF2, but instantiates variable fonts only from unpacked files.
  return create(Buffer.from(await decompress(readFileSync(join(process.cwd(), file))))) as Font;
}

/** Opens all fonts, one after another: the unpacker cannot handle two at a time. */
async function openAll(): Promise<Font[]> {
  const opened: Font[] = [];
  for (const file of FONTS) opened.push(await openFont(file));
  return opened;
}

let fonts: Promise<Font[]> | undefined;
const openFonts = () => (fonts ??= openAll());

const has = (font: Font | undefined, letter: string) =>
  font?.hasGlyphForCodePoint(letter.codePointAt(0)!) ?? false;

/** A piece of text in one font. */
type Run = { font: Font; text: string };

/** Splits a text by font. A font continues as long as it has the letters, because Indian scripts join them. */
function runsOf(text: string, available: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = has(last?.font, letter)
      ? last!.font
      : available.find((other) => has(other, letter));
    if (font && font === last?.font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** The glyphs of a text in one font and their positions: letter by letter where fontkit cannot place an accent. */
function shape(font: Font, text: string): Pick<GlyphRun, 'glyphs' | 'positions'> {
  try {
    return font.layout(text);
  } catch (error) {
    const letters = [...text];
    if (letters.length === 1) throw error;
    const shaped = letters.map((letter) => shape(font, letter));
    return {
      glyphs: shaped.flatMap(({ glyphs }) => glyphs),
      positions: shaped.flatMap(({ positions }) => positions),
    };
  }
}

/** The letters of a text that no font has. Characters that only join or vary letters do not count. */
export async function lettersWithoutFont(text: string): Promise<string[]> {
  const available = await openFonts();
  const missing = [...text].filter((letter) => !available.some((font) => has(font, letter)));
  return [...new Set(missing)].filter(
    (letter) => !/\p{Default_Ignorable_Code_Point}/u.test(letter),
  );
}

/** Opens a face for drawing. */
export async function openFace({ wght, wdth, tracking }: Face): Promise<Outliner> {
  const available = (await openFonts()).map((font) =>
    'wght' in font.variationAxes ? font.getVariation({ wght, wdth }) : font,
  );
  /** Every glyph of a text, with the place of its origin and the place of the next one, at size 1. */
  const layout = (text: string) => {
    let pen = 0;
    const placed = runsOf(text, available).flatMap(({ font, text: piece }) => {
      const { glyphs, positions } = shape(font, piece);
      return glyphs.map(({ path }, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        const unit = 1 / font.unitsPerEm;
        const [x, y] = [pen + xOffset * unit, yOffset * unit];
        pen += xAdvance * unit + tracking;
        return { path, unit, x, y };
      });
    });
    return { placed, width: Math.max(pen - tracking, 0) };
  };
  return {
    widthOf: (text, size) => layout(text).width * size,
    outline: (text, size, left, baseline) =>
      layout(text)
        .placed.map(({ path, unit, x, y }) =>
          path
            .scale(unit * size, -unit * size)
            .translate(left + x * size, baseline - y * size)
            .toSVG(),
        )
        .join(''),
  };
}

/** Breaks a text into lines that fit. A word wider than a line gets its own. */
export function breakLines(text: string, fits: (line: string) => boolean): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) return [...lines, word];
    return [...lines.slice(0, -1), longer];
  }, []);
}
