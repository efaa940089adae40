import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Finding } from './problem';

const COMMENT: Finding = {
  wrong: 'There is a comment.',
  expected: 'Delete it: these files cannot contain notes.',
};
const OUTSIDE_QUOTES: Finding = {
  wrong: 'There are letters outside the quotes of a text or name.',
  expected: 'Expected straight quotes " around the text or name, and “ and ” inside it.',
};
const BACKSLASH: Finding = {
  wrong: 'A backslash \\ has no meaning here.',
  expected: 'Delete it, or write \\\\ if visitors should see one.',
};

/** What each syntax error means, and its likely causes. */
const CAUSES: Record<string, Finding> = {
  CommaExpected: {
    wrong: 'A comma is missing before this, or a quote inside a text ends it too early.',
    expected: 'Expected a comma between two entries, and “ and ” inside texts.',
  },
  ColonExpected: {
    wrong: 'A colon is missing.',
    expected: 'Expected a colon between a field and its value.',
  },
  PropertyNameExpected: {
    wrong: 'A field name in straight quotes is missing here.',
    expected: 'Expected a name between straight quotes ", and no comma after the last entry.',
  },
  InvalidSymbol: OUTSIDE_QUOTES,
  ValueExpected: {
    wrong: 'Something is missing here.',
    expected: 'Expected a text in quotes or another value, and no comma after the last entry.',
  },
  EndOfFileExpected: {
    wrong: 'The file continues after its closing bracket.',
    expected: 'Expected one { at its start and one } at its end: there may be a bracket too many.',
  },
  UnexpectedEndOfString: {
    wrong: 'The text has no closing quote.',
    expected:
      'Expected a straight quote " at its end, on the same line. To start a new paragraph, write \\n\\n.',
  },
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: {
    wrong: 'The text contains a tab or another invisible character.',
    expected: 'Expected a space, or \\n for a line break.',
  },
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  InvalidNumberFormat: {
    wrong: 'This is not a valid number.',
    expected: 'Expected digits without extra zeros at the start, and a point before decimals.',
  },
};

/** Says what a syntax error in the text of a JSON file means. */
export function causeOf({ error, offset }: ParseError, text: string): Finding {
  // The parser reads the 0 at the start of 018 as a separate number.
  const isSplitNumber = /\b0$/.test(text.slice(0, offset)) && /\d/.test(text.charAt(offset));
  if (isSplitNumber) return CAUSES.InvalidNumberFormat!;
  if (text.slice(offset).trim()) return CAUSES[printParseErrorCode(error)] ?? OUTSIDE_QUOTES;
  const expected = 'Every { needs a }, and every [ needs a ]: the end of the file may be missing.';
  return { wrong: 'The file ends too early.', expected };
}
