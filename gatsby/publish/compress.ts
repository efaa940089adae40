import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files of text; pictures and fonts are compressed already. */
const TEXT = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes an answer fits into one packet anyway. */
const SMALLEST = 1024;

/** Puts a compressed copy in Brotli and in gzip beside a file of text, for servers to send as it is. */
export async function compress(file: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  // Node.js chooses the highest quality of Brotli by itself.
  await writeFile(`${file}.br`, await toBrotli(content));
}
