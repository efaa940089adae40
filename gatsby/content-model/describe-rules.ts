import type { Field, Rules } from './content-model';
import { FORMATS } from './formats';

const SHORTEST = 1;

/** How many entries a list or map of these rules may have; the bounds are part of the range. */
export function itemBounds({ items = {} }: Rules, isMap: boolean): { min: number; max: number } {
  const least = isMap ? 0 : 1;
  return {
    min: items.count ?? items.min ?? least,
    max: items.count ?? items.max ?? Infinity,
  };
}

/** How many entries these are, in words: "exactly 5 entries", "4 to 6 entries". */
export function describeBounds({ min, max }: { min: number; max: number }): string {
  if (min === max) return `exactly ${min} ${min === 1 ? 'entry' : 'entries'}`;
  if (max === Infinity) return `${min} or more entries`;
  return min === 0 ? `up to ${max} entries` : `${min} to ${max} entries`;
}

/** How long a text is to be, in words. */
export function describeLength({ min = SHORTEST, max }: { min?: number; max: number }): string {
  return min > SHORTEST ? `${min} to ${max} characters` : `up to ${max} characters`;
}

/** What a picture must be, in words. */
export function describePicture({ picture }: Rules): string {
  if (picture?.format === 'svg') return 'an SVG drawing';
  const { minWidth, minHeight } = picture ?? {};
  const size = minWidth && minHeight ? `, at least ${minWidth} × ${minHeight} pixels` : '';
  return `a JPEG, PNG, WebP or AVIF picture${size}`;
}

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Says the rules of a field in short sentences, for editors.
 *
 * @returns one sentence a rule, such as "Up to 60 characters."
 */
export function describeRules({ value, rules, isRequired }: Field): string[] {
  const sentences: string[] = [];
  const isMap = value.kind === 'map';
  if (isMap || value.kind === 'list') sentences.push(describeBounds(itemBounds(rules, isMap)));
  if (isMap) sentences.push('a map of "1", "2" … to one each');
  const inner = 'of' in value ? value.of : value;
  if (inner.kind === 'picture') sentences.push(describePicture(rules));
  if (inner.kind === 'relation') sentences.push(`address of a ${inner.to} record`);
  if (rules.length) sentences.push(describeLength(rules.length));
  if (rules.range) sentences.push(`${rules.range.min} to ${rules.range.max}`);
  if (rules.format) sentences.push(FORMATS[rules.format.as].meaning);
  if (rules.constant) sentences.push(`always ${rules.constant.value}`);
  if (rules.unique) sentences.push('different from all others');
  if (rules.inlineHtml) sentences.push('inline HTML tags are allowed');
  if (rules.requires) sentences.push(`needs ${rules.requires.field} beside it`);
  if (rules.either) sentences.push(`either this or ${rules.either.or}`);
  else if (!isRequired) sentences.push('optional');
  return sentences.map(capitalise);
}
