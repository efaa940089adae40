import type { Node } from 'jsonc-parser';
import type { ContentModel } from '../schema/model/content-model';
import type { ContentRecord, Context } from './content';
import { problemOf, type Problem } from './problem';

/** One walk through a record: its model, and the findings so far. */
export type Walk = {
  model: ContentModel;
  record: ContentRecord;
  problems: Problem[];
  /** Every value of the right kind. */
  contexts: Context[];
};

/** The most problems per file: more usually have one cause, and nobody reads them all. */
const MOST_PROBLEMS = 200;

/** Whether a walk has found so much that it need not go on. */
export const isFull = ({ problems }: Walk): boolean => problems.length >= MOST_PROBLEMS;

/** Adds a problem with a value to a walk. */
export function report(walk: Walk, node: Node, path: string, wrong: string, expected: string) {
  if (isFull(walk)) return;
  walk.problems.push(problemOf({ record: walk.record, node, path }, { wrong, expected }));
}

/** The things that share their key with an earlier one. */
export function repeated<Thing>(things: Thing[], keyOf: (thing: Thing) => unknown): Thing[] {
  const keys = new Set<unknown>();
  // A set grows only by keys that are new to it.
  return things.filter((thing) => keys.size === keys.add(keyOf(thing)).size);
}
