import type { NodeModel, Source } from '../schema/fields/field-extension';

/** The field that gives the records of a type their order. A record without it, such as a guide, is in no list. */
export type Order = { type: string; by: string };

/** The addresses that come first in a list, and those that it leaves out. */
export type Choice = { first?: readonly string[]; leftOut?: readonly string[] };

/** Sorts records by the field that gives them their order, unless a list chooses otherwise. */
export function inOrder(
  records: Iterable<Source>,
  by: string,
  { first = [], leftOut = [] }: Choice = {},
): Source[] {
  const listed = [...records]
    .filter((record) => record[by] !== undefined && !leftOut.includes(record.path as string))
    .sort((one, other) => Number(one[by]) - Number(other[by]));
  const isFirst = ({ path }: Source) => first.includes(path as string);
  return [
    ...first.flatMap((address) => listed.filter(({ path }) => path === address)),
    ...listed.filter((record) => !isFirst(record)),
  ];
}

/** The records of a type, in order. */
export async function inOrderOf(
  nodeModel: NodeModel,
  { type, by }: Order,
  choice?: Choice,
): Promise<Source[]> {
  const { entries } = await nodeModel.findAll({ type });
  return inOrder(entries, by, choice);
}

/** The case studies in the order of the portfolio. */
export const portfolioOrder = (projects: Iterable<Source>, portfolio?: Source | null): Source[] =>
  inOrder(projects, 'number', portfolio?.caseStudies as Choice);

/** The same for a resolver, whose page then depends on all case studies. */
export async function portfolioOrderOf(nodeModel: NodeModel): Promise<Source[]> {
  const { entries } = await nodeModel.findAll({ type: 'Project' });
  return portfolioOrder(entries, await nodeModel.findOne({ type: 'PortfolioPage' }));
}
