import type { ContentModel, ContentType, Field } from './content-model';

// The specification writes some content in another shape: a path instead of a figure or a sign (@insteadOf), a text
// instead of a list (@lines), and a text that the site has no use for (@textIgnored).

/** Whether a value is the path of a picture: words and figures contain no dot or slash. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /[./]/.test(value);

/** Whether a value is a text that the site has no use for: it is no word of an enum. */
export function isIgnored({ enums }: ContentModel, field: Field, written: unknown): boolean {
  if (!field.rules.textIgnored || typeof written !== 'string') return false;
  const words = field.value.kind === 'enum' ? enums[field.value.name]! : [];
  return words.every(({ name }) => name !== written);
}

/**
 * The entries of a list that is written as a text: its lines, without what marks a list in plain text. The editing
 * screen does the same in file-format.js.
 */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^[-*•–]\s+/, ''))
    .filter(Boolean);

/** The name of the field that takes a value: the picture's field, if the value is a path instead of a figure. */
export const fieldNameFor = ({ fields }: ContentType, name: string, value: unknown): string => {
  const picture = fields.find(({ rules }) => rules.insteadOf?.field === name);
  return picture && isPath(value) ? picture.name : name;
};
