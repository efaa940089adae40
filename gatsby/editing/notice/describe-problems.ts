import type { Collection } from '@sveltia/cms';
import type { Content } from '../../checker/content';
import type { Problem } from '../../checker/problem';
import { entryOf, locateInput, pathOnScreen } from '../screen/entry-of';

/** A problem in words for people who see the editing screen or the preview, and no files. */
export type ShownProblem = {
  wrong: string;
  expected: string;
  /** The labels that lead there on the screen, such as Pages, Team, Members, 7, Portrait. Entries count from 1. */
  labels: string[];
  /** The address of the entry within the screen; undefined for a picture. */
  route?: string;
  /** The path of the field in its entry, such as members.6.icon. */
  field: string;
  /** The file and its line, when the file cannot be read: there is no field to go to then. */
  line?: string;
};

/** Describes problems by the labels of the editing screen. */
export function describeProblems(
  problems: Problem[],
  { texts }: Pick<Content, 'texts'>,
  collections: Collection[],
): ShownProblem[] {
  return problems.map(({ file, field, line, ...sentences }) => {
    const { inputs, route, ...entry } = entryOf(collections, file, texts.get(file));
    const { labels, beside } = locateInput(field, inputs);
    // Nobody sees the names of fields and files there.
    const inLabels = (sentence: string) =>
      sentence
        .replace(/"(\w+)"/g, (written, name) => {
          const { label } = beside.find((input) => input.name === name) ?? {};
          return label ? `“${label}”` : written;
        })
        .replace(/data\/[^\s:]+\.json/g, (other) =>
          texts.has(other)
            ? entryOf(collections, other, texts.get(other)).labels.join(' › ')
            : other,
        );
    const isUnreadable = field === '' && texts.has(file);
    return {
      wrong: inLabels(sentences.wrong),
      expected: inLabels(sentences.expected),
      labels: [...entry.labels, ...labels],
      route,
      field: pathOnScreen(field),
      ...(isUnreadable && { line: `${file}, line ${line}` }),
    };
  });
}
