import type { ContentModel, ContentType } from './content-model';

// The specification writes some content in another shape: a path instead of a figure or a sign (@insteadOf), a text
// instead of a list (@lines), and a text that the site has no use for (@textIgnored).

/** Whether a value is the path of a picture: words and figures contain no dot or slash. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /[./]/.test(value);

/** Whether a text is one of the words of an enum. */
export const isWordOf = ({ enums }: ContentModel, name: string, text: string): boolean =>
  (enums[name] ?? []).some((word) => word.name === text);

/** The entries of a list that is written as a text: its lines, without what marks a list in plain text. */
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
