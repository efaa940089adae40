/** Labels up to this many characters are readable at a glance. */
const SHORT = 48;

/** The longest label, in characters, that fits on one line above an input. */
const LONGEST = 66;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Splits a name into words: "metaDescription" and "home-page" become "Meta description" and "Home page". */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replaceAll('-', ' ');
  return capitalise(words.toLowerCase());
}

/**
 * Labels a field or a file for editors: with the start of its description, or with its name in words
 * if the description starts with a long sentence.
 */
export function labelOf({ name, description }: { name: string; description: string }): string {
  const sentence = (description.split(/[.:;](?:\s|$)/, 1)[0] ?? '').replace(/^(The|A|An) /, '');
  const start = sentence.split(',', 1)[0] ?? '';
  const label =
    [sentence, start].find((text) => text.length > 0 && text.length <= SHORT) ??
    [sentence, start].find((text) => text.length > 0 && text.length <= LONGEST);
  return label ? capitalise(label) : inWords(name);
}

/** Labels one entry of a list: "One step of work." becomes "Step of work". */
export function entryLabelOf(type: { name: string; description: string }): string {
  return capitalise(labelOf(type).replace(/^One /, ''));
}

/** The rest of a description after its label, if any. */
export function restOf(description: string, label: string): string {
  const start = /^(The |A |An )?/.exec(description)?.[0].length ?? 0;
  const isStart = description.slice(start).toLowerCase().startsWith(label.toLowerCase());
  const rest = isStart ? description.slice(start + label.length) : description;
  return capitalise(rest.replace(/^[.,:;]\s*/, ''));
}
