import { readFile } from 'node:fs/promises';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { isPreview } from '../editing/preview/preview-folder';
import { addressOf, FORMATS, isPhoto, variantOf, widthsOf, type Format } from './picture-files';
import { cutOf, type CutPicture, type PlacedPicture } from './placed-picture';
import { publishCopy } from './publish-copy';

/** A picture as components/picture needs it. */
type PictureData = IGatsbyImageData & {
  /** The focal point for style sheets that crop it, if the content names one. */
  objectPosition?: string;
};

type Picture = { width: number; height: number; colour: string };

/** Side length, in pixels, of the copy whose edge shows the background colour. */
const SAMPLE = 60;

/** Pictures read so far, by their content. */
const known = new Map<string, Promise<Picture>>();

/** Whether a pixel of the sample lies on its edge. */
const isOnEdge = (place: number) =>
  [place % SAMPLE, Math.floor(place / SAMPLE)].some((at) => at === 0 || at === SAMPLE - 1);

/** The background colour of a picture: the most frequent colour along its edge. */
async function groundOf(bytes: Buffer): Promise<string> {
  const sample = sharp(bytes).resize(SAMPLE, SAMPLE, { fit: 'fill', kernel: 'nearest' });
  const pixels = await sample.removeAlpha().toColourspace('srgb').raw().toBuffer();
  const edge = [...Array(SAMPLE * SAMPLE).keys()]
    .filter(isOnEdge)
    .map((place) => pixels.toString('hex', 3 * place, 3 * place + 3));
  // Compression leaves shades of one colour, which differ in the second digit of a part.
  const kinds = edge.map((colour) => colour.replace(/(.)./g, '$1'));
  const times = new Map<string, number>();
  for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1);
  const most = Math.max(...times.values());
  return `#${edge[kinds.findIndex((kind) => times.get(kind) === most)]}`;
}

async function readPicture(path: string): Promise<Picture> {
  // From its bytes: the picture library caches files by name, and editors replace pictures.
  const bytes = await readFile(path);
  const { autoOrient } = await sharp(bytes).metadata();
  return { ...autoOrient, colour: await groundOf(bytes) };
}

/** The size and the background colour of a picture. */
function lookAt({ absolutePath, internal }: FileSystemNode): Promise<Picture> {
  const picture = known.get(internal.contentDigest) ?? readPicture(absolutePath);
  known.set(internal.contentDigest, picture);
  return picture;
}

/**
 * Describes a picture for components/picture: AVIF, and WebP as the fallback, cropped to its place.
 *
 * @returns null when the file is not a picture that can be resized
 */
export async function pictureData(file: PlacedPicture): Promise<PictureData | null> {
  if (!isPhoto(file)) return null;
  const { colour, ...own } = await lookAt(file);
  const cut = cutOf(own, file);
  const shown = cut ?? own;
  const picture: CutPicture = { file, cut };
  const breakpoints = widthsOf(shown.width);
  const encoded = generateImageData({
    pluginName: 'pictures',
    filename: file.absolutePath,
    sourceMetadata: { width: shown.width, height: shown.height, format: 'auto' },
    width: breakpoints.at(-1),
    breakpoints,
    formats: FORMATS,
    backgroundColor: colour,
    generateImageSource: (_file, width, height, format) => ({
      src: addressOf(variantOf(picture, width, format as Format)),
      width,
      height,
      format,
    }),
  });
  const objectPosition = file.focus?.replace(/\d+/g, '$&%');
  const data = { ...encoded, ...(objectPosition && { objectPosition }) };
  // Encoding takes too long for the preview.
  if (isPreview()) return { ...data, images: { fallback: { src: await publishCopy(picture) } } };
  const [avif, webp] = data.images.sources ?? [];
  const src = addressOf(variantOf(picture, data.width, 'webp'));
  return { ...data, images: { sources: avif && [avif], fallback: { src, srcSet: webp?.srcSet } } };
}
