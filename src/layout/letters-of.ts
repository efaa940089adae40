/** How many letters side by side a name needs room for, on up to two lines. */
export function lettersOf(name: string): number {
  const words = name.split(/\s+/);
  const lengthOf = (line: string[]) => line.join(' ').length;
  const onTwoLines = words.map((_, first) =>
    Math.max(lengthOf(words.slice(0, first)), lengthOf(words.slice(first))),
  );
  return Math.min(...onTwoLines);
}
