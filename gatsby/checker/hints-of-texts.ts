import { posix } from 'node:path';
import { folderOf } from '../schema/model/content-model';
import type { Context } from './content';
import type { Problem } from './problem';
import { problemOf } from './walk';

/** No case study is older. */
const FIRST_YEAR = 1990;
/** No phone has room for a longer word in a heading. */
const LONGEST_WORD = 32;
/** A heading or a label: longer texts are set smaller. */
const LONGEST_HEADING = 160;

/** What print has for signs of the keyboard. */
const PRINTED: Record<string, string> = { '"': '“ or ”', "'": '’', '--': '–' };

/** What is probably a slip in prose, with what to do. */
function slipIn(text: string, longest: number): [wrong: string, expected: string] | undefined {
  const [straight] = /["']|--/.exec(text) ?? [];
  if (straight) return [`The text contains ${straight}.`, `In print it is ${PRINTED[straight]}.`];
  const [address] = /https?:\/\/\S+|\bwww\.\w\S+/i.exec(text) ?? [];
  if (address) {
    return [`The text contains the address ${address}.`, 'Visitors cannot click on it here.'];
  }
  const long = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((word) => [...word].length > LONGEST_WORD);
  if (!long || longest > LONGEST_HEADING) return undefined;
  return [`"${long}" is a very long word.`, 'It may not fit on the screen of a phone.'];
}

/** A page whose file has another name is hard to find. */
function hintsOfAddress(context: Context): Problem[] {
  const { record, path, node } = context;
  if (path !== 'path' || !folderOf(record.type)) return [];
  const file = posix.basename(record.file);
  const meant = `${posix.basename(String(node.value))}.json`;
  if (file.toLowerCase() === meant.toLowerCase()) return [];
  const wrong = `The page ${String(node.value)} is in the file ${file}.`;
  return [problemOf(context, path, wrong, `It is easier to find in a file called ${meant}.`)];
}

/** Looks for probable slips in a text. */
export function hintsOfText(context: Context): Problem[] {
  const text = String(context.node.value);
  const { format, length } = context.field.rules;
  const year = Number(/\d{4}$/.exec(text)?.[0]);
  const isFarAhead = year > new Date().getFullYear() + 1;
  if (format?.as === 'month' && (year < FIRST_YEAR || isFarAhead)) {
    const wrong = `${text} is ${isFarAhead ? 'far ahead' : 'long ago'}.`;
    return [problemOf(context, context.path, wrong, 'Is it right?')];
  }
  const slip = format || !length ? undefined : slipIn(text, length.max);
  return [...(slip ? [problemOf(context, context.path, ...slip)] : []), ...hintsOfAddress(context)];
}
