import type { Counts } from '../schema/fields/counts';
import { NUMBER, numberOf } from '../schema/fields/number-words';
import type { Context } from './content';
import type { Problem } from './problem';
import { problemOf } from './walk';

type Pattern = {
  counts: 'services' | 'caseStudies' | 'members';
  /** Where they are counted. */
  place: string;
  pattern: RegExp;
};

const patternOf = (words: string) => new RegExp(`\\b${words.replace('NUMBER', NUMBER)}\\b`, 'gi');

/** How texts say how many there are. */
const PATTERNS: Pattern[] = [
  { counts: 'services', place: 'data/services/', pattern: patternOf('(NUMBER) services') },
  { counts: 'caseStudies', place: 'data/projects/', pattern: patternOf('(NUMBER) case studies') },
  { counts: 'members', place: 'data/team.json', pattern: patternOf('(NUMBER) team members') },
  { counts: 'members', place: 'data/team.json', pattern: patternOf('team of (NUMBER)') },
];

/**
 * Finds numbers in a text that the content contradicts. A number of up to half as many is left alone: it
 * speaks of some, such as “two services”.
 */
export function checkCounts(context: Context, counts: Counts): Problem[] {
  const text = String(context.node.value);
  // Most texts count nothing, and the patterns below take their time.
  if (!/services|studies|team/i.test(text)) return [];
  return PATTERNS.flatMap(({ counts: name, place, pattern }) =>
    [...text.matchAll(pattern)].flatMap(([found, written = '']) => {
      const number = numberOf(written) ?? 0;
      if (number === counts[name] || number <= counts[name] / 2) return [];
      const wrong = `The text says “${found}”, and the content has ${counts[name]}.`;
      const expected = `Expected {${name}}: the build fills in the number.`;
      return [{ ...problemOf(context, context.path, wrong, expected), other: place }];
    }),
  );
}
