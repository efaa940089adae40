import { type IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** More than any form needs, even for a long message in any script. */
const MAX_BYTES = 50 * 1024;

/**
 * Reads the body of a request. Counts the bytes itself, because the declared length may be missing or
 * wrong, and discards what exceeds the limit.
 *
 * @throws Refusal when the body is too large or the visitor disconnects
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const cutShort = () => reject(new Refusal(400, 'The request was cut short.'));
    const refuse = () => reject(new Refusal(413, 'The request is larger than 50 KB.'));
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
}
