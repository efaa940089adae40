import { dirname, resolve } from 'node:path';
import type { GraphQLFieldConfig } from 'graphql';
import type { Node } from 'gatsby';
import { countsOf, type Counts } from './counts';
import { cleanInlineHtml } from './inline-html';
import { drawKolam, type KolamSeed } from './kolam/draw-kolam';
import { inOrderOf, portfolioOrder, positionOf, type Order } from './in-order';
import { lastChangeOf } from './last-change';
import { PLACEHOLDER_SOURCE, fillPlaceholders, isCounting, type Identity } from './placeholders';
import { shareCardOf } from './share-card/share-card-of';

/** The file of a record. */
type FileNode = Node & { relativePath: string; absolutePath: string };

/** The parts of Gatsby's node model that resolvers use. */
export type NodeModel = {
  findOne: (query: {
    type: string;
    query?: object;
  }) => Promise<(Node & Record<string, unknown>) | null>;
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<Source> }>;
  findRootNodeAncestor: (source: unknown) => FileNode;
};

/** The context that Gatsby passes to every resolver. */
export type ResolverContext = { nodeModel: NodeModel };

/** A record as its file has it. */
export type Source = Record<string, unknown>;
type FieldExtension = {
  name: string;
  args?: Record<string, string>;
  extend: (
    options: unknown,
    config: unknown,
  ) => Partial<GraphQLFieldConfig<Source, ResolverContext>>;
};

/** The number of other case studies that a page chooses from, which limits its size. */
const OTHER_PROJECTS_OFFERED = 9;

/** Case studies per page of the portfolio: an even number, because rows have two. */
const CASE_STUDIES_PER_PAGE = 24;

/** The company record, whose fields fill the placeholders in other texts. */
type Company = Identity & { siteUrl: string; mark: KolamSeed };

/**
 * Finds the company record.
 *
 * @throws Error when data/company.json is missing
 */
async function findIdentity(nodeModel: NodeModel): Promise<Company> {
  const company = await nodeModel.findOne({ type: PLACEHOLDER_SOURCE });
  if (!company)
    throw new Error('data/company.json is missing: all other texts take the company from it.');
  return company as unknown as Company;
}

async function findCounts(nodeModel: NodeModel): Promise<Counts> {
  const [services, projects, team] = await Promise.all([
    nodeModel.findAll({ type: 'Service' }),
    nodeModel.findAll({ type: 'Project' }),
    nodeModel.findOne({ type: 'TeamPage' }),
  ]);
  return countsOf({
    services: [...services.entries],
    projects: [...projects.entries],
    members: (team?.members ?? []) as unknown[],
  });
}

/** Fills in the placeholders of a text. Pages whose texts count nothing do not depend on what is counted. */
export async function fillText(
  text: string,
  nodeModel: NodeModel,
  format?: 'html',
): Promise<string> {
  const identity = await findIdentity(nodeModel);
  const counts = isCounting(text) ? await findCounts(nodeModel) : undefined;
  return fillPlaceholders(text, { ...identity, counts }, format);
}

const inlineHtml: FieldExtension = {
  name: 'inlineHtml',
  extend: () => ({
    resolve: async (source, _args, { nodeModel }, { fieldName }) =>
      cleanInlineHtml(await fillText(String(source[fieldName]), nodeModel, 'html')),
  }),
};

const kolamDrawing: FieldExtension = {
  name: 'kolamDrawing',
  extend: () => ({ resolve: (source) => drawKolam(source as KolamSeed) }),
};

const filesFromMap: FieldExtension = {
  name: 'filesFromMap',
  extend: () => ({
    resolve: async (source, _args, { nodeModel }, { fieldName }) => {
      const record = nodeModel.findRootNodeAncestor(source);
      const paths = Object.values((source[fieldName] ?? {}) as Record<string, string>);
      return Promise.all(
        paths.map((path) => {
          const absolutePath = resolve(dirname(record.absolutePath), path);
          return nodeModel.findOne({
            type: 'File',
            query: { filter: { absolutePath: { eq: absolutePath } } },
          });
        }),
      );
    },
  }),
};

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

/** The figure of a page: its own, that of its banner or hero, or the company's mark. */
function figureOf({ kolam, banner, hero }: Source, { mark }: Company): KolamSeed {
  const inBanner = banner as { kolam?: KolamSeed } | undefined;
  const inHero = hero as { shapeImage1?: KolamSeed } | undefined;
  return (kolam as KolamSeed | undefined) ?? inBanner?.kolam ?? inHero?.shapeImage1 ?? mark;
}

const shareCard: FieldExtension = {
  name: 'shareCard',
  extend: () => ({
    resolve: async (source, _args, { nodeModel }) => {
      const company = await findIdentity(nodeModel);
      return shareCardOf(String(source.path), {
        title: await fillText(String(source.title), nodeModel),
        brand: company.brand,
        host: new URL(company.siteUrl).host,
        kolam: figureOf(source, company),
        mark: company.mark,
      });
    },
  }),
};

const lastChange: FieldExtension = {
  name: 'lastChange',
  extend: () => ({
    resolve: (source, _args, { nodeModel }) => lastChangeOf(nodeModel.findRootNodeAncestor(source)),
  }),
};

/** More beads are no longer counted at a glance. */
const MOST_BEADS = 30;

const beads: FieldExtension = {
  name: 'beads',
  extend: () => ({
    resolve: async ({ count, counts, andMore }, _args, { nodeModel }) => {
      const number =
        counts === 'years'
          ? (await findIdentity(nodeModel)).years
          : ((await findCounts(nodeModel))[counts as 'services'] ?? (count as number));
      return { count: Math.min(number, MOST_BEADS), andMore: andMore || number > MOST_BEADS };
    },
  }),
};

/** The directives of gatsby/schema that compute fields. */
export const fieldExtensions = [
  inlineHtml,
  kolamDrawing,
  filesFromMap,
  inOrder,
  menuLinks,
  footerLinks,
  linkedFrom,
  neighbour,
  otherProjects,
  shownCaseStudies,
  shareCard,
  lastChange,
  beads,
];
