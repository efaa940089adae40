import type { Node } from 'jsonc-parser';
import type { ContentRecord } from './content';

/** What is wrong with something, and what was expected instead. */
export type Finding = { wrong: string; expected: string };

/** A mistake in the content, and what was expected instead. */
export type Problem = Finding & {
  /** Path of the file, such as data/team.json. */
  file: string;
  /** Line and column, both counted from 1. */
  line: number;
  column: number;
  /** The field, such as members[2].icon; empty when it is about the whole file. */
  field: string;
};

/** Describes a problem at a place in the text of a file. */
export function problemAt(
  place: { file: string; text: string; offset: number },
  what: Finding & { field: string },
): Problem {
  const before = place.text.slice(0, place.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file: place.file, line: before.length, column, ...what };
}

/** Describes what is wrong with a value of a record. */
export const problemOf = (
  { record, node, path }: { record: ContentRecord; node: Node; path: string },
  { wrong, expected }: Finding,
): Problem => problemAt({ ...record, offset: node.offset }, { field: path, wrong, expected });

/** Sorts problems by file, line and column. */
export function sortProblems(problems: Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/** One line for a problem: place, field, what is wrong, what is expected. */
function formatProblem({ file, line, column, field, wrong, expected }: Problem): string {
  return [`${file}:${line}:${column}`, field || '(file)', wrong, expected].join('  ');
}

/** Lists what to look at again, one hint per line, below a heading. */
export const formatHints = (hints: Problem[]): string =>
  ['The content is valid. Please look again at:', '', ...hints.map(formatProblem)].join('\n');

/** Lists all problems, one per line, below a heading that counts them. */
export function formatProblems(problems: Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  const heading = `The content has ${count} in ${files} ${files === 1 ? 'file' : 'files'}:`;
  return [heading, '', ...problems.map(formatProblem)].join('\n');
}
