import { type IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** More than any form needs, with room for a long message in any script. */
const MAX_BYTES = 50 * 1024;

/**
 * Reads what a request carries. The bytes themselves are counted, because a request may come without
 * its length or with a wrong one; what comes after the limit is thrown away.
 *
 * @throws Refusal when it is too much, or when the visitor goes away before the end
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
