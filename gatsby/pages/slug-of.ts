import { hashOf } from '../publish/hash-of';

/**
 * Writes a text as a part of an address or of a file's name that every host takes as it is: in plain small
 * letters, digits and hyphens. Accents are left out. Where letters have no plain form, such as those of Kannada,
 * a hash stands for them.
 *
 * @returns '' for a text without letters and digits
 */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('#', ' sharp')
    .replaceAll('+', ' plus')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const letters = words.replace(/\p{M}/gu, '');
  if (/^[a-z\d-]*$/.test(letters)) return letters;
  const plain = letters.match(/[a-z\d]+/g) ?? [];
  return [...plain, hashOf(words)].join('-');
}
