import { createHash } from 'node:crypto';

/** A file of the site. */
export type SiteFile = { name: string; content: string };

/** Hexadecimal digits of a hash in the name of a file, also in those that webpack gives. */
export const HASH_DIGITS = 8;

/** Names a file after what is in it, so that browsers may keep it for ever. */
export function nameFile(name: string, ending: string, content: string): SiteFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
  return { name: `${name}-${hash}.${ending}`, content };
}
