import { domainToUnicode } from 'node:url';
import { FILTER_FIELDS } from '../pages/case-study-filters';
import { describeLength } from '../schema/model/describe-rules';
import { FORMATS, type FormatName } from '../schema/model/formats';
import {
  IDENTITY_FIELDS,
  PLACEHOLDERS,
  PLACEHOLDER_SOURCE,
  fillPlaceholders,
  type Identity,
} from '../schema/fields/placeholders';
import { checkCharacters } from './check-characters';
import { checkHtml } from './check-html';
import { targetOf } from './check-links';
import type { Context } from './content';
import type { Finding } from './problem';
import { guessOr } from './suggest';

/** The text as visitors see it; undefined if its placeholders cannot be filled in. */
function shownText(text: string, identity: Identity | undefined): string | undefined {
  const placeholders = text.match(/\{\w+\}/g) ?? [];
  if (placeholders.length === 0) return text;
  const isFillable = placeholders.every((placeholder) => PLACEHOLDERS.includes(placeholder));
  return identity && isFillable ? fillPlaceholders(text, identity) : undefined;
}

function checkLength(
  text: string,
  { field: { rules } }: Context,
  identity: Identity | undefined,
): Finding[] {
  const shown = shownText(text, identity);
  if (!rules.length || shown === undefined) return [];
  const { min = 1, max } = rules.length;
  const plain = rules.inlineHtml ? shown.replace(/<[^<>]*>/g, '') : shown;
  const length = [...plain].length;
  if (length >= min && length <= max) return [];
  const filled = shown === text ? '' : ' with placeholders filled in';
  const wrong = `The text has ${length} characters${filled}: too ${length > max ? 'long' : 'short'}.`;
  return [{ wrong, expected: `Expected ${describeLength(rules.length)}.` }];
}

function checkPlaceholders(text: string): Finding[] {
  const braces = text.match(/\{[^{}]*\}?|\}/g) ?? [];
  return [...new Set(braces)]
    .filter((found) => !PLACEHOLDERS.includes(found))
    .slice(0, 5)
    .map((found) => ({
      wrong: `${found} is not a placeholder.`,
      expected: guessOr(`The placeholders are ${PLACEHOLDERS.join(', ')}.`, found, PLACEHOLDERS),
    }));
}

/** Fields that are used elsewhere as they are written, by type: to fill placeholders, or as filters and tags. */
const USED_AS_WRITTEN: Record<string, readonly string[]> = {
  [PLACEHOLDER_SOURCE]: IDENTITY_FIELDS,
  Project: FILTER_FIELDS,
};

/** Checks that texts that are used as they are written contain no placeholder. */
function checkUse(text: string, { record, path }: Context): Finding[] {
  const field = path.replace(/\[\d+\]$/, '');
  const [found] = /\{\w*\}/.exec(text) ?? [];
  if (!found || !USED_AS_WRITTEN[record.type.name]?.includes(field)) return [];
  const expected = 'Expected the words themselves: this text is used elsewhere as it is written.';
  return [{ wrong: `The text contains ${found}.`, expected }];
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Whether ISO 3166 has this code: UK is only another name of GB. */
function isCountry(code: string): boolean {
  const { region } = new Intl.Locale(`und-${code}`);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region === code && names.of(code) !== undefined;
}

/** Whether browsers accept the port and the host of a link, if it has them. */
function isReachable(text: string): boolean {
  if (!text.startsWith('http')) return true;
  // Node.js 24 parses names that stand for no letters, and leaves them as they are.
  return URL.canParse(text) && !/(^|\.)xn--/.test(domainToUnicode(new URL(text).hostname));
}

/** What a pattern cannot check: 30 February is not a date. */
const REAL: Partial<Record<FormatName, (text: string) => boolean>> = {
  date: (text) => new Date(text).toJSON()?.startsWith(text) ?? false,
  'time-zone': isTimeZone,
  'country-code': isCountry,
  link: isReachable,
  url: isReachable,
  origin: (text) => isReachable(text) && new URL(text).origin === text,
};

/** Whether a text is a link to an impossible address: another check reports that it leads nowhere. */
const isStray = (text: string, format: FormatName) =>
  format === 'link' && text.startsWith('/') && !FORMATS.address.pattern.test(targetOf(text));

/** Checks that a text has its format, or is the only text allowed. */
function checkForm(text: string, { field: { rules } }: Context): Finding[] {
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

/**
 * Checks one text: its characters, its format and length, its placeholders and HTML.
 *
 * @param identity - what fills placeholders, if the company record has no problems
 */
export function checkText(context: Context, identity: Identity | undefined): Finding[] {
  if (context.value.kind !== 'text') return [];
  const text = String(context.node.value);
  const prose = [
    ...checkCharacters(text, context),
    ...checkPlaceholders(text),
    ...checkHtml(text, context),
    ...checkLength(text, context, identity),
  ];
  const form = [...checkForm(text, context), ...checkUse(text, context)];
  return form.length > 0 ? form : prose;
}

/** Checks that a number is within its range. */
export function checkNumber({ field, node }: Context): Finding[] {
  const { range } = field.rules;
  const number: unknown = node.value;
  // A list of numbers has the rules of its entries.
  if (!range || typeof number !== 'number') return [];
  if (number >= range.min && number <= range.max) return [];
  const expected = `Expected a number from ${range.min} to ${range.max}.`;
  return [{ wrong: `${number} is out of range.`, expected }];
}
