import type { Context } from './content';
import type { Finding } from './problem';

/** The longest title or label. Only texts that may be longer may have paragraphs. */
const LONGEST_LINE = 160;

/** Invisible characters that texts need: joiners and marks of direction, and what chooses the form of an emoji. */
const NEEDED = String.raw`[\u200c-\u200f]|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}]`;

/** What no text may contain, with its name. */
const NEVER: [RegExp, string, string?][] = [
  [/[\u202a-\u202e\u2066-\u2069]/, 'an invisible mark that changes the direction of the text'],
  [new RegExp(`(?!${NEEDED})[\\p{DI}\\u2028\\u2029\\u2800]`, 'u'), 'an invisible character'],
  [/[^\P{Cc}\t\n\r]/u, 'an invisible control character'],
  [/[\ufffe\uffff]/, 'a sign that is no character'],
  [/[\ud800-\udfff]/u, 'half a character'],
  [/[ \u00a0]{2,}/, 'two spaces in a row', 'Expected one.'],
  [/\t/, 'a tab', 'Expected a space.'],
  [/^\s|\s$/, 'a space or a line break at its start or end', 'Delete it.'],
];

/** Descriptions that say nothing about a picture: only the word for it, or a file name. */
const SAYS_NOTHING =
  /^((an? )?(image|picture|photo|photograph|graphic|portrait|screenshot)\.?|.*\.(jpe?g|png|webp|avif|svg))$/i;

/** Checks the characters of one text that visitors read. */
export function checkCharacters(text: string, context: Context): Finding[] {
  const { name: field, rules } = context.field;
  // A text with a format is not prose, and one without a length is not typed by hand.
  if (rules.format || rules.constant || !rules.length) return [];
  const [, name, expected = 'Delete it, or type the text again.'] =
    NEVER.find(([pattern]) => pattern.test(text)) ?? [];
  if (name) return [{ wrong: `The text contains ${name}.`, expected }];
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return [{ wrong: 'The text has no letters or digits.', expected: 'Expected words.' }];
  }
  if (field.endsWith('Alt') && SAYS_NOTHING.test(text)) {
    const wrong = `"${text}" does not say what the picture shows.`;
    return [{ wrong, expected: 'Expected a description for people who cannot see it.' }];
  }
  if (rules.length.max > LONGEST_LINE || !text.includes('\n')) return [];
  return [{ wrong: 'The text has a line break.', expected: 'Expected one line.' }];
}
