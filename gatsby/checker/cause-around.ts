import type { Finding } from './problem';

/** The likely cause of a syntax error, the expected text, and its place if not that of the error. */
export type Cause = Finding & { offset?: number };

/** The end of the last non-blank text before `offset`. */
export const endBefore = (text: string, offset: number): number =>
  text.slice(0, offset).trimEnd().length;

export const NAME_WITHOUT_QUOTES: Cause = {
  wrong: 'The name of a field has no quotes, or is missing.',
  expected: 'Expected a name between straight quotes ", then a colon.',
};

/** What surrounds an error: the text before and after it without blanks, and where the text before ends. */
type Place = { before: string; after: string; end: number; isClose: boolean };

/** Surroundings that tell the cause, the surest first. */
const SURROUNDINGS: [(place: Place) => boolean, (place: Place) => Cause][] = [
  [
    ({ after }) => !after,
    ({ end }) => ({
      wrong: 'The file ends too early.',
      expected: 'Every { needs a } and every [ a ]: the end of the file may have been cut off.',
      offset: end,
    }),
  ],
  [
    ({ before, after }) => before.endsWith(',') && /^[}\]]/.test(after),
    ({ after, end }) => ({
      wrong: `There is a comma before ${after[0]}.`,
      expected: 'Expected no comma after the last entry.',
      offset: end - 1,
    }),
  ],
  [
    ({ before, after }) => before.endsWith(':') && /^[,}\]]/.test(after),
    () => ({
      wrong: 'There is nothing after the colon.',
      expected: 'Expected a text in quotes, or what else belongs there.',
    }),
  ],
  [
    ({ before, after }) => /\d,$/.test(before) && /^\d/.test(after),
    ({ end }) => ({
      wrong: 'A number has a comma.',
      expected: 'Expected a point for a fraction, as in 0.5, and nothing between thousands.',
      offset: end - 1,
    }),
  ],
  [
    ({ before, after, isClose }) => isClose && /[:[,]\s*0$/.test(before) && /^\d/.test(after),
    ({ end }) => ({ wrong: 'A number begins with 0.', expected: 'Delete the 0.', offset: end - 1 }),
  ],
  [
    ({ after }) => /^['‘’“”`]/.test(after),
    ({ after }) => ({
      wrong: `${after[0]} is not the quote that belongs here.`,
      expected: 'Expected a straight quote ".',
    }),
  ],
  [
    ({ after }) => after.startsWith(','),
    () => ({
      wrong: 'There is an extra comma.',
      expected: 'Expected one comma between two entries.',
    }),
  ],
  [
    ({ after }) => after.startsWith(':'),
    () => ({
      wrong: 'There is a colon where none belongs.',
      expected: 'Before the field, a ] at the end of a list may be missing, or a comma.',
    }),
  ],
  [
    ({ before, after, isClose }) =>
      isClose && before.endsWith('"') && /^[\p{L}\p{N}_]/u.test(after),
    ({ end }) => ({
      wrong: 'A quote inside a text ends it too early.',
      expected: 'Expected “ and ” inside texts.',
      offset: end - 1,
    }),
  ],
  [({ after }) => /^[\p{L}_$][\w$-]*\s*:/u.test(after), () => NAME_WITHOUT_QUOTES],
];

/** Infers the likely cause of a syntax error from what is before and after it, if that tells. */
export function causeAround(text: string, offset: number): Cause | undefined {
  const space = /[\u00a0\u2000-\u200d\u202f\u205f\u3000\ufeff]/.exec(text[offset] ?? '');
  if (space) {
    const wrong = 'There is an unusual or invisible space.';
    return { wrong, expected: 'Delete it, or type an ordinary space.' };
  }
  const end = endBefore(text, offset);
  const place = {
    before: text.slice(0, end),
    after: text.slice(offset).trimStart(),
    end,
    isClose: end === offset,
  };
  return SURROUNDINGS.find(([isThere]) => isThere(place))?.[1](place);
}
