import type { Counts } from '../counts';
import { NUMBER, numberOf } from '../number-words';
import type { Finding } from './problem';

/** How texts say how many there are. */
const SAYINGS: { counts: 'services' | 'caseStudies' | 'members'; pattern: RegExp }[] = [
  { counts: 'services', pattern: new RegExp(`\\b(${NUMBER}) services\\b`, 'gi') },
  { counts: 'caseStudies', pattern: new RegExp(`\\b(${NUMBER}) case studies\\b`, 'gi') },
  { counts: 'members', pattern: new RegExp(`\\b(${NUMBER}) team members\\b`, 'gi') },
  { counts: 'members', pattern: new RegExp(`\\bteam of (${NUMBER})\\b`, 'gi') },
];

/**
 * Finds numbers in a text that the content contradicts. A number of up to half as many is left alone: it
 * speaks of some, such as “two services”.
 */
export function checkCounts(text: string, counts: Counts): Finding[] {
  return SAYINGS.flatMap(({ counts: name, pattern }) =>
    [...text.matchAll(pattern)].flatMap(([saying, written = '']) => {
      const number = numberOf(written) ?? 0;
      if (number === counts[name] || number <= counts[name] / 2) return [];
      const wrong = `The text says “${saying}”, and the content has ${counts[name]}.`;
      return [{ wrong, expected: `Expected {${name}}: the build fills in the number.` }];
    }),
  );
}
