import type { Node } from 'jsonc-parser';
import type { ContentModel } from '../content-model/content-model';
import type { ContentRecord, Visit } from './content';
import { problemAt, type Problem } from './problem';

/** One walk through a record: what is known, and what has been found so far. */
export type Walk = {
  model: ContentModel;
  record: ContentRecord;
  problems: Problem[];
  /** Every value of the right kind. */
  visits: Visit[];
};

/** Makes a problem of a value in a record. */
export function problemOf(
  { record, node }: { record: ContentRecord; node: Node },
  field: string,
  wrong: string,
  expected: string,
): Problem {
  return problemAt({ ...record, offset: node.offset }, { field, wrong, expected });
}

/** Notes a problem of a value on a walk. */
export function report(walk: Walk, node: Node, field: string, wrong: string, expected: string) {
  walk.problems.push(problemOf({ record: walk.record, node }, field, wrong, expected));
}
