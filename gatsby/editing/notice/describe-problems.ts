import type { Collection } from '@sveltia/cms';
import type { Content } from '../../checker/content';
import type { Problem } from '../../checker/problem';
import { entryOf, labelsTo } from '../screen/entry-of';

/** A problem in words for people who see the editing screen or the preview, and no files. */
export type ShownProblem = {
  wrong: string;
  expected: string;
  /** The labels that lead there on the screen, such as Pages, Team, Members, 7, Portrait. Entries count from 1. */
  labels: string[];
  /** The address of the entry within the screen; undefined for a picture. */
  route?: string;
  /** The file and its line, when the file cannot be read: there is no field to go to then. */
  line?: string;
};

/** Describes problems by the labels of the editing screen. */
export function describeProblems(
  problems: Problem[],
  { texts }: Pick<Content, 'texts'>,
  collections: Collection[],
): ShownProblem[] {
  return problems.map(({ file, field, line, wrong, expected }) => {
    const { inputs, route, ...entry } = entryOf(collections, file, texts.get(file));
    const isUnreadable = field === '' && texts.has(file);
    return {
      wrong,
      expected,
      labels: [...entry.labels, ...labelsTo(field, inputs)],
      route,
      ...(isUnreadable && { line: `${file}, line ${line}` }),
    };
  });
}
