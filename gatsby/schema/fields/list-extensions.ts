import type { FieldExtension, NodeModel, Source } from './field-extension';
import { inOrderOf, portfolioOrderOf, positionOf, type Order } from '../../pages/in-order';
import { firstPortfolioList, type PortfolioList } from '../../pages/portfolio-pages';

const inOrder: FieldExtension = {
  name: 'inOrder',
  args: { type: 'String!', by: 'String!', most: 'Int' },
  extend: (options) => ({
    resolve: async (source, _args, { nodeModel }) => {
      const { most, ...order } = options as Order & { most?: number };
      return (await inOrderOf(nodeModel, order, source)).slice(0, most);
    },
  }),
};

const BY_ORDER = { type: 'Service', by: 'order' };

const menuLinks: FieldExtension = {
  name: 'menuLinks',
  extend: () => ({
    resolve: async ({ items, listsServices }, _args, { nodeModel }) => {
      if (!listsServices) return items;
      const services = await inOrderOf(nodeModel, BY_ORDER);
      return [
        ...(items as Source[]),
        ...services.map(({ title, path }) => ({ label: title, href: path })),
      ];
    },
  }),
};

const footerLinks: FieldExtension = {
  name: 'footerLinks',
  extend: () => ({
    resolve: async (source, _args, { nodeModel }) => {
      const services = await inOrderOf(nodeModel, BY_ORDER, source);
      return services.map(({ footerLabel, title, path }) => ({
        label: footerLabel ?? title,
        href: path,
      }));
    },
  }),
};

const linkedFrom: FieldExtension = {
  name: 'linkedFrom',
  args: { type: 'String!', field: 'String!', most: 'Int!' },
  extend: (options) => ({
    resolve: async ({ path }, _args, { nodeModel }) => {
      const { type, field, most } = options as { type: string; field: string; most: number };
      const { entries } = await nodeModel.findAll({ type });
      const linking = [...entries].filter((record) =>
        (record[field] as string[]).includes(path as string),
      );
      const order = await portfolioOrderOf(nodeModel);
      const [listed, unlisted] = [
        order.flatMap((project) => linking.find((record) => record.path === project.path) ?? []),
        linking.filter((record) => positionOf(record, order) < 0),
      ];
      return [...listed, ...unlisted].slice(0, most);
    },
  }),
};

/** The case studies at addresses, on which alone a page depends that names them. */
async function projectsAt(paths: readonly string[], nodeModel: NodeModel): Promise<Source[]> {
  const find = (path: string) =>
    nodeModel.findOne({ type: 'Project', query: { filter: { path: { eq: path } } } });
  const projects = await Promise.all(paths.map(find));
  return projects.filter((project) => project !== null);
}

const projectsNamed: FieldExtension = {
  name: 'projectsNamed',
  extend: () => ({
    resolve: (_source, args: { paths: string[] }, { nodeModel }) =>
      projectsAt(args.paths, nodeModel),
  }),
};

const shownCaseStudies: FieldExtension = {
  name: 'shownCaseStudies',
  extend: () => ({
    resolve: async (_source, args: { list?: PortfolioList }, { nodeModel }) => {
      const list = args.list ?? firstPortfolioList(await portfolioOrderOf(nodeModel));
      return { ...list, projects: await projectsAt(list.paths, nodeModel) };
    },
  }),
};

/** The directives whose fields are lists of records, or places in them. */
export const listExtensions = [
  inOrder,
  menuLinks,
  footerLinks,
  linkedFrom,
  projectsNamed,
  shownCaseStudies,
];
