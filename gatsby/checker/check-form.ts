import type { FormatName } from '../schema/model/content-model';
import { FORMATS } from '../schema/model/formats';
import { targetOf } from './check-links';
import type { Context } from './content';
import type { Finding } from './problem';

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** What a pattern cannot tell: the 30th of February is no day. */
const REAL: Partial<Record<FormatName, (text: string) => boolean>> = {
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
  const isValid = pattern.test(text) && (REAL[format.as]?.(text) ?? true);
  if (isValid || isStray(text, format.as)) return [];
  return [{ wrong: `"${text}" is not a valid ${name}.`, expected: `Expected ${meaning}.` }];
}
