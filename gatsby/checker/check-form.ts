import type { FormatName } from '../schema/model/content-model';
import { FORMATS } from '../schema/model/formats';
import { targetOf } from './check-links';
import type { Context } from './content';
import { countryOf, isCountry } from './country';
import type { Finding } from './problem';

/** A text as the address of a page: plain letters, and hyphens for all else. */
const asAddress = (text: string) =>
  `/${text.replace(/^https?:\/\/[^/]*/, '')}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w~./-]+/g, '-')
    .replace(/\/[./-]*/g, '/')
    .replace(/[/-]+$/, '');

/** A text with what is often forgotten, or without what is often too much. */
const repairsOf = (text: string): string[] => [
  /^[a-z]{2}$/i.test(text) ? countryOf(text) : '',
  `0${text}`,
  `https://${text.replace(/^https?:\/\/|\/+$/g, '')}`,
  `mailto:${text}`,
  text.replace(/\s+/g, ' ').trim(),
  ...(/^(mailto|tel|javascript):/.test(text) ? [] : [asAddress(text), asAddress(text).slice(1)]),
  text.replace(/\s/g, ''),
];

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** What a pattern cannot tell: the 30th of February is no day. */
const REAL: Partial<Record<FormatName, (text: string) => boolean>> = {
  'country-code': isCountry,
  date: (text) => new Date(text).toJSON()?.startsWith(text) ?? false,
  'time-zone': isTimeZone,
};

/** Whether a text is a link to a page that cannot be: that it leads nowhere is said elsewhere. */
const isStray = (text: string, format: FormatName) =>
  format === 'link' && text.startsWith('/') && !FORMATS.address.pattern.test(targetOf(text));

/** Checks that a text has its format, or is the only text that there may be. */
export function checkForm(text: string, { field: { rules } }: Context): Finding[] {
  const { constant, format } = rules;
  if (constant && text !== constant.value) {
    const expected = `Expected "${constant.value}": the address of this page is fixed.`;
    return [{ wrong: `"${text}" is not the address of this page.`, expected }];
  }
  if (!format) return [];
  const { name, pattern, meaning } = FORMATS[format.as];
  const isValid = (candidate: string) =>
    pattern.test(candidate) && (REAL[format.as]?.(candidate) ?? true);
  if (isValid(text) || isStray(text, format.as)) return [];
  const [foreign] = /[^ -~]/u.exec(text) ?? [];
  const reason = foreign ? `: ${foreign} may not be in it` : '';
  const repaired = repairsOf(text).find(isValid);
  const guess = repaired === undefined ? '' : ` Did you mean "${repaired}"?`;
  const wrong = `"${text}" is not a valid ${name}${reason}.`;
  return [{ wrong, expected: `Expected ${meaning}.${guess}` }];
}
