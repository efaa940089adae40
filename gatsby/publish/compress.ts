import { existsSync } from 'node:fs';
import { copyFile, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files of text; pictures and fonts are compressed already. */
const TEXT = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes an answer fits into one packet anyway. */
const SMALLEST = 1024;

/** Takes over the date of a file of an earlier site, and its compressed copies. */
async function takeOver(file: string, earlier: string): Promise<void> {
  for (const ending of ['', '.gz', '.br']) {
    if (!existsSync(earlier + ending)) continue;
    if (ending) await copyFile(earlier + ending, file + ending);
    const { atime, mtime } = await stat(earlier + ending);
    await utimes(file + ending, atime, mtime);
  }
}

/**
 * Puts a compressed copy in Brotli and in gzip beside a file of text, for servers to send as it is.
 *
 * @param file - the file
 * @param earlier - where the same file stands in an earlier site; what has not changed keeps the date
 *   and the copies that it has there, so that browsers need not fetch it again
 */
export async function compress(file: string, earlier: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  if (existsSync(earlier) && content.equals(await readFile(earlier)))
    return takeOver(file, earlier);
  if (content.length < SMALLEST) return;
  const brotli = await toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  await writeFile(`${file}.br`, brotli);
}
