import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Finding } from './problem';

/** The likely cause of a syntax error, the expected text, and its place if not that of the error. */
export type Cause = Finding & { offset?: number };

/** The end of the last non-blank text before `offset`. */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length;

const isBareWord = (text: string) => /^[\p{L}\p{N}_]/u.test(text);

const COMMENT: Cause = {
  wrong: 'There is a comment.',
  expected: 'Expected content only: JSON has no comments.',
};
const MISSING_COMMA: Cause = {
  wrong: 'A comma is missing.',
  expected: 'Expected a comma between two entries.',
};
const VALUE: Cause = {
  wrong: 'The value is missing or has no quotes.',
  expected:
    'Expected text in straight double quotes ", a number, true, false, a list or an object.',
};
const BACKSLASH: Cause = {
  wrong: 'A backslash stands before a character that it cannot escape.',
  expected: 'Expected \\n for a line break, \\" for a quote, \\\\ for a backslash.',
};

/** The meaning of each syntax error when its surroundings tell no more. */
const CAUSES: Record<string, Cause> = {
  CommaExpected: MISSING_COMMA,
  ColonExpected: {
    wrong: 'A colon is missing.',
    expected: 'Expected a colon between a field and its value.',
  },
  PropertyNameExpected: {
    wrong: 'A field name is missing or has no quotes.',
    expected: 'Expected a name in straight double quotes ", then a colon.',
  },
  InvalidSymbol: VALUE,
  ValueExpected: VALUE,
  CloseBraceExpected: { wrong: 'A } is missing.', expected: 'Every { needs a }.' },
  CloseBracketExpected: { wrong: 'A ] is missing.', expected: 'Every [ needs a ].' },
  EndOfFileExpected: {
    wrong: 'There is something after the end of the content.',
    expected: 'Expected one { … } per file: there may be one bracket too many.',
  },
  UnexpectedEndOfString: {
    wrong: 'The text has no closing quote.',
    expected: 'Expected a straight double quote " on the same line; \\n\\n starts a new paragraph.',
  },
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: {
    wrong: 'The text contains a tab or another invisible character.',
    expected: 'Expected spaces, and \\n for a line break.',
  },
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
};

const OTHER_CAUSE: Cause = {
  wrong: 'This is not a valid number.',
  expected: 'Expected digits, with a point for a fraction.',
};

/** The likely cause where a value, a key or a comma was expected. */
function causeAt(text: string, offset: number): Cause | undefined {
  const end = endBefore(text, offset);
  const before = text[end - 1];
  const rest = text.slice(offset).trimStart();
  if (!rest) {
    return {
      wrong: 'The file ends too early.',
      expected: 'Every { needs a } and every [ a ]: the end of the file may have been cut off.',
      offset: end,
    };
  }
  if (before === ',' && /^[}\]]/.test(rest)) {
    return {
      wrong: `There is a comma before ${rest[0]}.`,
      expected: 'Expected no comma after the last entry.',
      offset: end - 1,
    };
  }
  if (/^['‘’“”`]/.test(rest)) {
    return {
      wrong: `${rest[0]} is not a JSON quote.`,
      expected: 'Expected straight double quotes ".',
    };
  }
  if (rest.startsWith(',')) {
    return { wrong: 'There is an extra comma.', expected: 'Expected a value between two commas.' };
  }
  if (rest.startsWith(':')) {
    return {
      wrong: 'There is a misplaced colon.',
      expected: 'Expected a ] or a comma before the field.',
    };
  }
  if (before === '"' && end === offset && isBareWord(rest)) {
    return {
      wrong: 'A quote inside a text ends it too early.',
      expected: 'Expected typographic quotes “ ” inside texts, or \\" for a straight one.',
      offset: end - 1,
    };
  }
  if (/^[\p{L}_$][\w$-]*\s*:/u.test(rest)) return CAUSES.PropertyNameExpected;
  return undefined;
}

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
  const around = SELF_EVIDENT.test(name) ? undefined : causeAt(text, offset);
  if (around) return around;
  const cause = CAUSES[name] ?? OTHER_CAUSE;
  return cause === MISSING_COMMA ? { ...cause, offset: endBefore(text, offset) } : cause;
}
