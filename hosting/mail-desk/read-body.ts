import { type IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** More than the longest enquiry needs in any encoding: see MAX_LENGTHS in ../enquiry-rules.ts. */
const MAX_KILOBYTES = 128;
const MAX_BYTES = MAX_KILOBYTES * 1024;

/**
 * Reads the body of a request. Counts the bytes itself, because the declared length may be missing or
 * wrong, and discards what exceeds the limit.
 *
 * @param timeoutMs - how long the body may take
 * @throws Refusal when the body is too large or too slow, or the visitor disconnects
 */
export async function readBody(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const body = new Promise<Buffer>((resolve, reject) => {
    const cutShort = () => reject(new Refusal(400, 'The request was cut short.'));
    const refuse = () =>
      reject(new Refusal(413, `The request is larger than ${MAX_KILOBYTES} KB.`));
    timer = setTimeout(() => {
      const headers = { Connection: 'close' };
      reject(new Refusal(408, 'The request did not arrive in time.', { headers }));
    }, timeoutMs);
    if (Number(request.headers['content-length']) > MAX_BYTES) return refuse();

    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BYTES) return chunks.push(chunk);
      chunks = [];
      refuse();
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', cutShort);
    request.on('close', cutShort);
  });
  return body.finally(() => clearTimeout(timer));
}
