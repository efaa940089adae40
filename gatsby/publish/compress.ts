import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files of text; pictures and fonts are compressed already. */
const TEXT = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** A smaller answer, in bytes, fits into one packet anyway. */
const SMALLEST = 1024;

/** Writes Brotli and gzip copies of a text file beside it, for servers to send as they are. */
export async function compress(file: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  // Node.js chooses the highest quality of Brotli by itself.
  await writeFile(`${file}.br`, await toBrotli(content));
}
