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
