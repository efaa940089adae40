// The rules of the fields, which the forms ship to visitors: keep it free of Node and libraries.

/**
 * The longest value of each field, counted as `maxlength` counts: in UTF-16 code units, a line break as one. A
 * completely filled form stays below the 50 KB that EmailJS accepts, in any script.
 */
export const MAX_LENGTHS = {
  firstname: 100,
  lastname: 100,
  fullname: 200,
  email: 254,
  phone: 50,
  subject: 200,
  message: 15_000,
};

/** The name of a field. */
export type FieldName = keyof typeof MAX_LENGTHS;

/** Invisible characters, such as the direction marks around a number copied from a contact. */
const UNSEEN = String.raw`\p{DI}\p{Cc}`;

/** Separators between digits: invisible characters, spaces, hyphens, brackets and dots. */
const GAP = String.raw`[${UNSEEN}\s\p{Pd}−\p{Ps}\p{Pe}.·]*`;

/** Parts of a number, with what may come between them. */
const spaced = (...parts: string[]) => parts.map((part) => part + GAP).join('');

/** Patterns of values, as the attribute `pattern` takes them. */
export const PATTERNS = {
  /** Text, an @, and text with a dot: only an e-mail shows whether the address works. */
  email: String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`,
  /** Ten digits as people and phones write them, even after the country code of India and the 0 before an area code. */
  phone: `${GAP}(?:(?:${spaced('[+]')}|${spaced('0', '0')})${spaced('9', '1')})?(?:${spaced('0')})?(?:${spaced('[0-9]')}){10}`,
};

const unseen = new RegExp(`[${UNSEEN}]`, 'gu');
const phone = new RegExp(`^${PATTERNS.phone}$`, 'u');

/**
 * A value as it is checked and sent: a phone number as its ten digits, and both it and an e-mail address without
 * invisible characters. Any other value stays as typed, because some scripts need such characters.
 */
export function sentValue(field: string, value: string): string {
  if (field !== 'email' && field !== 'phone') return value;
  const seen = value.replace(unseen, '').trim();
  return field === 'phone' && phone.test(seen) ? seen.replace(/[^0-9]/g, '').slice(-10) : seen;
}

/** The fields that each form asks for. */
export const REQUIRED_FIELDS = {
  contact: ['firstname', 'lastname', 'email', 'phone', 'subject', 'message'],
  callback: ['fullname', 'email', 'phone', 'message'],
} as const satisfies Record<string, readonly FieldName[]>;

/** The other fields of each form. */
export const OPTIONAL_FIELDS = {
  contact: [],
  callback: ['subject'],
} as const satisfies Record<keyof typeof REQUIRED_FIELDS, readonly FieldName[]>;

/** A hidden field that only programs fill in. No autofill knows its name. */
export const TRAP_FIELD = 'leave_empty';
