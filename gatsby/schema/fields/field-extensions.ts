import { countsOf, type Counts } from './counts';
import type { FieldExtension, NodeModel, Source } from './field-extension';
import { drawKolam } from '../../../kolam/draw-kolam';
import { kolamByPath, type KolamSeed } from '../../../kolam/find-figure';
import { figureOfName } from '../../../kolam/name-figure';
import { lastChangeOf } from '../../pages/last-change';
import { listExtensions } from './list-extensions';
import { membersNamed } from './members-named';
import { PLACEHOLDER_SOURCE, fillPlaceholders, isCounting, type Identity } from './placeholders';
import { shareCardOf } from '../../pictures/share-card/share-card-of';

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
    resolve: (source, _args, { nodeModel }, { fieldName }) =>
      fillText(String(source[fieldName]), nodeModel, 'html'),
  }),
};

const kolamDrawing: FieldExtension = {
  name: 'kolamDrawing',
  extend: () => ({ resolve: (source) => drawKolam(source as KolamSeed) }),
};

/** The kolam of a record: the one that it names, or one of its own that stays when its address changes. */
const kolamOf = ({ kolam, formerPaths, path }: Source): KolamSeed =>
  (kolam as KolamSeed | null) ?? kolamByPath((formerPaths as string[] | null)?.[0] ?? String(path));

const kolamByPathExtension: FieldExtension = {
  name: 'kolamByPath',
  extend: () => ({ resolve: kolamOf }),
};

const ownNameFigure: FieldExtension = {
  name: 'ownNameFigure',
  extend: () => ({
    resolve: async (_source, _args, { nodeModel }) =>
      figureOfName((await findIdentity(nodeModel)).brand),
  }),
};

/** Marks a map of pictures: gatsby/create-resolvers.ts finds them. */
const filesFromMap: FieldExtension = { name: 'filesFromMap', extend: () => ({}) };

/** The figure of a page without one of its own: that of its banner or hero, or the company's mark. */
function figureOf({ banner, hero }: Source, { mark }: Company): KolamSeed {
  const inBanner = banner as { kolam?: KolamSeed } | undefined;
  const inHero = hero as { shapeImage1?: KolamSeed } | undefined;
  return inBanner?.kolam ?? inHero?.shapeImage1 ?? mark;
}

const shareCard: FieldExtension = {
  name: 'shareCard',
  extend: () => ({
    resolve: async (source, _args, { nodeModel }, { parentType }) => {
      const company = await findIdentity(nodeModel);
      return shareCardOf(String(source.path), {
        title: await fillText(String(source.title), nodeModel),
        brand: company.brand,
        host: new URL(company.siteUrl).host,
        kolam: 'kolam' in parentType.getFields() ? kolamOf(source) : figureOf(source, company),
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
  kolamByPathExtension,
  ownNameFigure,
  filesFromMap,
  ...listExtensions,
  shareCard,
  lastChange,
  beads,
  membersNamed,
];
