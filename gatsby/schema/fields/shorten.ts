/**
 * The beginning of a text in one line: whole sentences if they fill half of the space, else whole words with an
 * ellipsis.
 *
 * @param most - how many characters it may have; all by default
 */
export function shorten(text: string, most = Infinity): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const sentences = /^.*[.!?](?= )/.exec(line.slice(0, most + 1))?.[0];
  if (sentences && sentences.length >= most / 2) return sentences;
  const words = line.slice(0, most).replace(/[\s,;:–-]*\S*$/, '');
  return `${words || line.slice(0, most - 1)}…`;
}
