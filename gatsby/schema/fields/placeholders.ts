import type { Counts } from './counts';

/** The type whose record fills the placeholders. */
export const PLACEHOLDER_SOURCE = 'Company';

/** What fills placeholders: fields of data/company.json, and counts of the content. */
export type Identity = {
  brand: string;
  legalName: string;
  phone: string;
  email: string;
  address: { city: string };
  years: number;
  /** Missing where texts are read without the rest of the content, such as in drawings. */
  counts?: Counts;
};

/** The paths of these fields in data/company.json. */
export const IDENTITY_FIELDS = ['brand', 'legalName', 'phone', 'email', 'address.city'];

type ValueOf = (identity: Identity) => string | undefined;

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as print writes it: in words up to ninety-nine, in digits beyond. */
export function inWords(number: number): string {
  const small = ONES[number];
  const tens = TENS[Math.floor(number / 10) - 2];
  if (small) return small;
  if (!tens) return String(number);
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Counts of the content: in words, in words at the start of a sentence, and in digits. */
const COUNTING: Record<string, ValueOf> = Object.fromEntries(
  (['services', 'caseStudies', 'members', 'industries'] as const).flatMap((name) => [
    [name, ({ counts }: Identity) => counts && inWords(counts[name])],
    [capitalise(name), ({ counts }: Identity) => counts && capitalise(inWords(counts[name]))],
    [`${name}InDigits`, ({ counts }: Identity) => counts && String(counts[name])],
  ]),
);

const VALUE_OF: Record<string, ValueOf> = {
  brand: ({ brand }) => brand,
  company: ({ legalName }) => legalName,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  city: ({ address }) => address.city,
  years: ({ years }) => String(years),
  ...COUNTING,
};

/** Whether a text contains a count. */
export const isCounting = (text: string): boolean =>
  Object.keys(COUNTING).some((name) => text.includes(`{${name}}`));

/** All placeholders, such as {brand}. */
export const PLACEHOLDERS = Object.keys(VALUE_OF).map((name) => `{${name}}`);

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Fills in the placeholders of a text, so that only data/company.json spells out the company, and
 * numbers stay right when the content grows.
 *
 * @param format - 'html' escapes the filled-in values
 * @throws Error when the text contains an unknown placeholder
 */
export function fillPlaceholders(
  text: string,
  identity: Identity,
  format: 'text' | 'html' = 'text',
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = VALUE_OF[name]?.(identity);
    if (value === undefined) {
      throw new Error(
        `"${text}" contains ${placeholder}, which is not a placeholder. The placeholders are ${PLACEHOLDERS.join(', ')}.`,
      );
    }
    return format === 'html' ? escapeHtml(value) : value;
  });
}
