import type { Collection } from '@sveltia/cms';
import type { Content } from '../../checker/content';
import type { Problem } from '../../checker/problem';
import { placeOnScreen, type PlaceOnScreen } from '../screen/place-on-screen';

/** A problem in words for people who see the editing screen or the preview, and no files. */
export type ShownProblem = PlaceOnScreen & {
  wrong: string;
  expected: string;
  /** The file and its line, when the file cannot be read: there is no field to go to then. */
  line?: string;
};

/** Describes problems by the labels of the editing screen. */
export function describeProblems(
  problems: Problem[],
  { texts }: Content,
  collections: Collection[],
): ShownProblem[] {
  return problems.map(({ file, field, line, wrong, expected }) => {
    const text = texts.get(file);
    const isUnreadable = field === '' && text !== undefined;
    return {
      ...placeOnScreen(collections, { file, field, text }),
      wrong,
      expected,
      ...(isUnreadable && { line: `${file}, line ${line}` }),
    };
  });
}
