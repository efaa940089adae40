import type { FieldExtension, Source } from './field-extension';
import { inOrderOf, portfolioOrder, positionOf, type Order } from './in-order';

/** The number of other case studies that a page chooses from, which limits its size. */
const OTHER_PROJECTS_OFFERED = 9;

/** Case studies per page of the portfolio: an even number, because rows have two. */
export const CASE_STUDIES_PER_PAGE = 24;

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
      const order = await portfolioOrder(nodeModel);
      const [listed, unlisted] = [
        order.flatMap((project) => linking.find((record) => record.path === project.path) ?? []),
        linking.filter((record) => positionOf(record, order) < 0),
      ];
      return [...listed, ...unlisted].slice(0, most);
    },
  }),
};

const neighbour: FieldExtension = {
  name: 'neighbour',
  args: { by: 'Int!' },
  extend: (options) => ({
    resolve: async (source, _args, { nodeModel }) => {
      const projects = await portfolioOrder(nodeModel);
      const position = positionOf(source, projects);
      return position < 0 ? null : projects[position + (options as { by: number }).by];
    },
  }),
};

const otherProjects: FieldExtension = {
  name: 'otherProjects',
  extend: () => ({
    resolve: async (source, _args, { nodeModel }) => {
      const projects = await portfolioOrder(nodeModel);
      const position = positionOf(source, projects);
      const following = [
        ...projects.slice(position + 1),
        ...projects.slice(0, Math.max(position, 0)),
      ];
      return following.slice(0, OTHER_PROJECTS_OFFERED);
    },
  }),
};

const shownCaseStudies: FieldExtension = {
  name: 'shownCaseStudies',
  extend: () => ({
    resolve: async (_source, { page }: { page: number }, { nodeModel }) => {
      const projects = await portfolioOrder(nodeModel);
      const start = (page - 1) * CASE_STUDIES_PER_PAGE;
      return {
        projects: projects.slice(start, start + CASE_STUDIES_PER_PAGE),
        page,
        pages: Math.ceil(projects.length / CASE_STUDIES_PER_PAGE),
      };
    },
  }),
};

/** The directives whose fields are lists of records, or places in them. */
export const listExtensions = [
  inOrder,
  menuLinks,
  footerLinks,
  linkedFrom,
  neighbour,
  otherProjects,
  shownCaseStudies,
];
