import type { ContentType } from './content-model';

// Content in the shape that the specification gives it: a path where a figure or a sign is declared (@insteadOf), and
// a text where a list is (@lines).

/** Whether a value is a path, as only pictures have: words and figures have no dot and no slash. */
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /[./]/.test(value);

/** The lines of a text that are not blank. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The name of the field that takes a value: that of the picture, if the value is a path where a figure is declared. */
export const fieldNameFor = ({ fields }: ContentType, name: string, value: unknown): string => {
  const picture = fields.find(({ rules }) => rules.insteadOf?.field === name);
  return picture && isPath(value) ? picture.name : name;
};
