import type { Node } from 'jsonc-parser';
import type { ContentModel } from '../schema/model/content-model';
import type { ContentRecord, Context } from './content';
import { problemAt, type Problem } from './problem';

/** One walk through a record: its model, and the findings so far. */
export type Walk = {
  model: ContentModel;
  record: ContentRecord;
  problems: Problem[];
  /** Every value of the right kind. */
  contexts: Context[];
};

/** Describes a problem with a value of a record. */
export function problemOf(
  { record, node }: { record: ContentRecord; node: Node },
  field: string,
  wrong: string,
  expected: string,
): Problem {
  return problemAt({ ...record, offset: node.offset }, { field, wrong, expected });
}

/** Adds a problem with a value to a walk. */
export function report(walk: Walk, node: Node, field: string, wrong: string, expected: string) {
  walk.problems.push(problemOf({ record: walk.record, node }, field, wrong, expected));
}
