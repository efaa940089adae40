import { hashOf } from '../publish/hash-of';

/**
 * Turns a text into part of an address or file name that every host accepts: plain small letters, digits and hyphens.
 * Accents are dropped. A hash replaces letters that have no plain form, such as Kannada letters.
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
