import { createHash } from 'node:crypto';

/** A word that changes with a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
