/** Invisible characters, such as the direction marks around a number copied from a contact, and the empty braille cell. */
export const UNSEEN = String.raw`\p{DI}\p{Cc}\u2800`;

/** Separators between digits: invisible characters, spaces, hyphens, brackets and dots. */
const GAP = String.raw`[${UNSEEN}\s\p{Pd}−\p{Ps}\p{Pe}.·]*`;

/** Parts of a number, with what may come between them. */
const spaced = (...parts: string[]) => parts.map((part) => part + GAP).join('');

/**
 * Text, an @, and text with dots inside, without the signs that stand round a copied address: only an e-mail shows
 * whether the address works.
 */
export const EMAIL = String.raw`[^\s@,;:<>]+@([^\s@,;:<>.]+\.)+[^\s@,;:<>.]+`;

/** Ten digits as people and phones write them, even after the country code of India and the 0 before an area code. */
export const PHONE = `${GAP}(?:(?:${spaced('[+]')}|${spaced('0', '0')})${spaced('9', '1')})?(?:${spaced('0')})?(?:${spaced('[0-9]')}){10}`;
