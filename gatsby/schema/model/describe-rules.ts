import type { Field, Rules } from './content-model';
import { FORMATS } from './formats';

/** The fewest and the most entries that a list or map may have. */
export function itemBounds({ value, rules: { items = {} } }: Pick<Field, 'value' | 'rules'>) {
  const least = value.kind === 'map' ? 0 : 1;
  return { min: items.min ?? least, max: items.max ?? Infinity };
}

/** A number of entries in words: "exactly 5 entries", "4 to 6 entries". */
export function describeBounds({ min, max }: { min: number; max: number }): string {
  if (min === max) return `exactly ${min} ${min === 1 ? 'entry' : 'entries'}`;
  if (max === Infinity) return `${min} or more entries`;
  return min === 0 ? `up to ${max} entries` : `${min} to ${max} entries`;
}

/** The allowed length of a text, in words. */
export function describeLength({ min = 1, max }: { min?: number; max: number }): string {
  return min > 1 ? `${min} to ${max} characters` : `up to ${max} characters`;
}

/** The expected picture, in words. */
export function describePicture({ picture }: Rules): string {
  if (picture?.format === 'svg') return 'an SVG drawing';
  if (picture?.format === 'any') return 'a JPEG, PNG, WebP or AVIF picture, or an SVG drawing';
  const { minWidth, minHeight } = picture ?? {};
  const size = minWidth && minHeight ? `, at least ${minWidth} × ${minHeight} pixels` : '';
  return `a JPEG, PNG, WebP or AVIF picture${size}`;
}

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Describes the rules of a field for editors.
 *
 * @param nameOf - what to call a field, given its name. Default: the name itself
 * @returns one sentence per rule, such as "Up to 60 characters."
 */
export function describeRules(field: Field, nameOf = (name: string): string => name): string[] {
  const { value, rules, isRequired, description } = field;
  const sentences: string[] = [];
  if ('of' in value) sentences.push(describeBounds(itemBounds(field)));
  if (value.kind === 'map') sentences.push('a map { "1": …, "2": … }');
  const inner = 'of' in value ? value.of : value;
  if (inner.kind === 'picture') sentences.push(describePicture(rules));
  if (inner.kind === 'relation') sentences.push(`address of a ${inner.to} record`);
  if (rules.length) sentences.push(describeLength(rules.length));
  if (rules.range) sentences.push(`${rules.range.min} to ${rules.range.max}`);
  if (rules.format) sentences.push(FORMATS[rules.format.as].meaning);
  if (rules.constant) sentences.push(`always ${rules.constant.value}`);
  if (rules.unique) sentences.push('different from all others');
  if (rules.inlineHtml) sentences.push('inline HTML tags are allowed');
  if (rules.lines) sentences.push('or a text with one entry on each line');
  if (rules.requires) sentences.push(`requires ${nameOf(rules.requires.field)}`);
  if (rules.either) sentences.push(`either this or ${nameOf(rules.either.or)}`);
  else if (!isRequired && !description.endsWith('Optional.')) sentences.push('optional');
  return sentences.map(capitalise);
}
