import { createHash } from 'node:crypto';

/** A file of the site. */
export type SiteFile = { name: string; content: string };

/** Hexadecimal digits of a hash in the name of a file, also in those that webpack gives. */
export const HASH_DIGITS = 8;

/** A word that changes with a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);

/** Names a file after what is in it, so that browsers may keep it for ever. */
export const nameFile = (name: string, ending: string, content: string): SiteFile => ({
  name: `${name}-${hashOf(content)}.${ending}`,
  content,
});
