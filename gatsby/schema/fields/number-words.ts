const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number as print has it: in words up to ninety-nine, in digits from then on. */
export function inWords(number: number): string {
  const small = ONES[number];
  const tens = TENS[Math.floor(number / 10) - 2];
  if (small) return small;
  if (!tens) return String(number);
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}

/** Matches a number in words or digits. */
export const NUMBER = String.raw`\d{1,3}|(?:${TENS.join('|')})(?:-[a-z]+)?|${[...ONES].reverse().join('|')}`;

const NUMBER_OF = new Map(Array.from({ length: 100 }, (_, number) => [inWords(number), number]));

/** Reads a number in words or digits; undefined if it is none. */
export function numberOf(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  return NUMBER_OF.get(written.toLowerCase());
}
