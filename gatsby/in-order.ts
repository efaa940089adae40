import type { NodeModel, Source } from './field-extension';

/** The field that gives the records of a type their order. A record without it is in no list, such as a guide. */
export type Order = { type: string; by: string };

/** The addresses that come before all others, and those that do not come at all. */
export type Choice = { first?: readonly string[]; leftOut?: readonly string[] };

/** The records of a type in their order, as far as a list chooses no other. */
export async function inOrderOf(
  nodeModel: NodeModel,
  { type, by }: Order,
  { first = [], leftOut = [] }: Choice = {},
): Promise<Source[]> {
  const { entries } = await nodeModel.findAll({ type });
  const listed = [...entries]
    .filter((record) => record[by] !== undefined && !leftOut.includes(record.path as string))
    .sort((one, other) => Number(one[by]) - Number(other[by]));
  const isFirst = ({ path }: Source) => first.includes(path as string);
  return [
    ...first.flatMap((address) => listed.filter(({ path }) => path === address)),
    ...listed.filter((record) => !isFirst(record)),
  ];
}

/** The case studies in the order of the portfolio. */
export async function portfolioOrder(nodeModel: NodeModel): Promise<Source[]> {
  const portfolio = await nodeModel.findOne({ type: 'PortfolioPage' });
  const order = { type: 'Project', by: 'number' };
  return inOrderOf(nodeModel, order, portfolio?.caseStudies as Choice);
}

/** The position of a case study in the portfolio, or -1. */
export const positionOf = ({ path }: Source, projects: readonly Source[]) =>
  projects.findIndex((project) => project.path === path);
