import { printParseErrorCode, type ParseError } from 'jsonc-parser';

/** The likely cause of a syntax error, what would be right, and where it is if not where it was met. */
export type Cause = { wrong: string; expected: string; offset?: number };

/** The last place before `offset` at which something stands. */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length;

const isBareWord = (text: string) => /^[\p{L}\p{N}_]/u.test(text);

const COMMENT: Cause = {
  wrong: 'There is a comment.',
  expected: 'Content only: JSON has no comments.',
};
const MISSING_COMMA: Cause = {
  wrong: 'A comma is missing.',
  expected: 'A comma between two entries.',
};
const VALUE: Cause = {
  wrong: 'The value is missing or has no quotes.',
  expected: 'A text in straight double quotes ", a number, true, false, a list or an object.',
};
const BACKSLASH: Cause = {
  wrong: 'A backslash stands before a character that it does not go with.',
  expected: '\\n for a line break, \\" for a quote, \\\\ for a backslash.',
};

/** What each syntax error means when nothing round it tells more. */
const CAUSES: Record<string, Cause> = {
  CommaExpected: MISSING_COMMA,
  ColonExpected: {
    wrong: 'A colon is missing.',
    expected: 'A colon between a field and its value.',
  },
  PropertyNameExpected: {
    wrong: 'The name of a field is missing or has no quotes.',
    expected: 'A name in straight double quotes ", then a colon.',
  },
  InvalidSymbol: VALUE,
  ValueExpected: VALUE,
  CloseBraceExpected: { wrong: 'A } is missing.', expected: 'Every { needs a }.' },
  CloseBracketExpected: { wrong: 'A ] is missing.', expected: 'Every [ needs a ].' },
  EndOfFileExpected: {
    wrong: 'Something follows after the end of the content.',
    expected: 'One { … } in a file: there may be a bracket too many.',
  },
  UnexpectedEndOfString: {
    wrong: 'The text has no quote at its end.',
    expected: 'A straight double quote " on the same line; \\n\\n starts a new paragraph.',
  },
  InvalidEscapeCharacter: BACKSLASH,
  InvalidUnicode: BACKSLASH,
  InvalidCharacter: {
    wrong: 'The text holds a tab or another invisible character.',
    expected: 'Spaces, and \\n for a line break.',
  },
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
};

const OTHER_CAUSE: Cause = {
  wrong: 'The number is not one.',
  expected: 'Digits, and a point for a fraction.',
};

/** What can be wrong where a value, a key or a comma was looked for. */
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
      expected: 'No comma after the last entry.',
      offset: end - 1,
    };
  }
  if (/^['‘’“”`]/.test(rest)) {
    return { wrong: `${rest[0]} is no quote of JSON.`, expected: 'Straight double quotes ".' };
  }
  if (rest.startsWith(',')) {
    return { wrong: 'There is a comma too many.', expected: 'A value between two commas.' };
  }
  if (rest.startsWith(':')) {
    return {
      wrong: 'A colon stands where none can.',
      expected: 'A ] or a comma before the field.',
    };
  }
  if (before === '"' && end === offset && isBareWord(rest)) {
    return {
      wrong: 'A quote inside a text ends it too early.',
      expected: 'Typographic quotes “ ” inside texts, or \\" for a straight one.',
      offset: end - 1,
    };
  }
  if (/^[\p{L}_$][\w$-]*\s*:/u.test(rest)) return CAUSES.PropertyNameExpected;
  return undefined;
}

/** Errors whose own meaning says more than what stands round them. */
const SELF_EVIDENT =
  /EndOfFile|EndOfString|EndOfComment|CommentToken|Escape|Unicode|InvalidCharacter|Number/;

/**
 * Tells the likely cause of a syntax error from what stands round it.
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
