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

/** Reads a number in words or digits; undefined if it is none. */
export function numberOf(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const found = Array.from({ length: 100 }, (_, number) => number).find(
    (number) => inWords(number) === written.toLowerCase(),
  );
  return found;
}
