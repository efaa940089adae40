import { createHash } from 'node:crypto';

/** A short hash of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
