import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { causeAround, endBefore, NAME_WITHOUT_QUOTES, type Cause } from './cause-around';

const COMMENT: Cause = {
  wrong: 'There is a comment.',
  expected: 'Delete it: notes cannot be written here.',
};
const MISSING_COMMA: Cause = {
  wrong: 'A comma is missing.',
  expected: 'Expected a comma between two entries.',
};
const VALUE: Cause = {
  wrong: 'A text has no quotes, or is missing.',
  expected: 'Expected a straight quote " before it and after it.',
};
const BACKSLASH: Cause = {
  wrong: 'There is a backslash \\ with no meaning.',
  expected: 'Delete it, or write \\\\ where visitors are to see one.',
};

/** The meaning of each syntax error when its surroundings tell no more. */
const CAUSES: Record<string, Cause> = {
  CommaExpected: MISSING_COMMA,
  ColonExpected: {
    wrong: 'A colon is missing.',
    expected: 'Expected a colon between a field and its value.',
  },
  PropertyNameExpected: NAME_WITHOUT_QUOTES,
  InvalidSymbol: VALUE,
  ValueExpected: VALUE,
  CloseBraceExpected: { wrong: 'A } is missing.', expected: 'Every { needs a }.' },
  CloseBracketExpected: { wrong: 'A ] is missing.', expected: 'Every [ needs a ].' },
  EndOfFileExpected: {
    wrong: 'The file goes on after its end.',
    expected: 'Expected one { at its start and one } at its end: there may be a bracket too many.',
  },
  UnexpectedEndOfString: {
    wrong: 'The text has no closing quote.',
    expected:
      'Expected a straight quote " at its end, on the same line. A new paragraph is written as \\n\\n.',
  },
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: {
    wrong: 'The text contains a tab or another invisible character.',
    expected: 'Expected a space, or \\n for a line break.',
  },
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
};

const OTHER_CAUSE: Cause = {
  wrong: 'This is not a valid number.',
  expected: 'Expected digits, with a point for a fraction.',
};

/** Errors that tell more than their surroundings. */
const SELF_EVIDENT =
  /EndOfFile|EndOfString|EndOfComment|CommentToken|Escape|Unicode|InvalidCharacter|Number/;

/**
 * Infers the likely cause of a syntax error from its surroundings.
 *
 * @param text - the whole file
 */
export function causeOf({ error, offset }: ParseError, text: string): Cause {
  const name = printParseErrorCode(error);
  const around = SELF_EVIDENT.test(name) ? undefined : causeAround(text, offset);
  if (around) return around;
  const cause = CAUSES[name] ?? OTHER_CAUSE;
  return cause === MISSING_COMMA ? { ...cause, offset: endBefore(text, offset) } : cause;
}
