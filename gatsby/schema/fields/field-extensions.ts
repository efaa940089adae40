import { contentFolder } from '../../editing/preview/preview-folder';
import { countsOf, type Counts } from './counts';
import { computed, type FieldExtension, type NodeModel, type Source } from './field-extension';
import { drawKolam } from '../../../kolam/draw-kolam';
import { kolamByPath, type KolamSeed } from '../../../kolam/find-figure';
import { figureOfName } from '../../../kolam/name-figure';
import { lastChangeOf } from '../../pages/last-change';
import { inlineHtmlOf } from './inline-html';
import { listExtensions } from './list-extensions';
import { PLACEHOLDER_SOURCE, fillPlaceholders, isCounting, type Identity } from './placeholders';
import { fileNamed } from '../../pictures/file-named';
import { shareCardOf } from '../../pictures/share-card/share-card-of';

/** The company, whose fields fill the placeholders in other texts. */
type Company = Identity & { siteUrl: string; mark: KolamSeed; logo?: string };

/** The company record. Without it, the checker stops every build. */
const findIdentity = async (nodeModel: NodeModel): Promise<Company> =>
  (await nodeModel.findOne({ type: PLACEHOLDER_SOURCE })) as unknown as Company;

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

/** Fills in the placeholders of a text. Pages whose texts contain no counts do not depend on what is counted. */
export async function fillText(
  text: string,
  nodeModel: NodeModel,
  format?: 'html',
): Promise<string> {
  const identity = await findIdentity(nodeModel);
  const counts = isCounting(text) ? await findCounts(nodeModel) : undefined;
  return fillPlaceholders(text, { ...identity, counts }, format);
}

/** The kolam of a record: the one that it names, or one made from its first address, which never changes. */
const kolamOf = ({ kolam, formerPaths, path }: Source): KolamSeed =>
  (kolam as KolamSeed | null) ?? kolamByPath((formerPaths as string[] | null)?.[0] ?? String(path));

/** The figure of a page that has none itself: the one in its banner or hero, or the company's mark. */
function figureOf({ banner, hero }: Source, { mark }: Company): KolamSeed {
  const inBanner = banner as { kolam?: KolamSeed } | undefined;
  const inHero = (hero as { shapeImage1?: KolamSeed | string } | undefined)?.shapeImage1;
  return inBanner?.kolam ?? (typeof inHero === 'object' ? inHero : mark);
}

/** The most beads: more cannot be counted at a glance. */
const MOST_BEADS = 30;

/** The directives of gatsby/schema that compute fields. */
export const fieldExtensions: FieldExtension[] = [
  // It marks a map of pictures: gatsby/create-resolvers.ts finds them.
  { name: 'filesFromMap', extend: () => ({}) },
  computed('inlineHtml', (source, nodeModel, { info }) =>
    fillText(inlineHtmlOf(String(source[info.fieldName])), nodeModel, 'html'),
  ),
  computed('kolamDrawing', (source) => drawKolam(source as KolamSeed)),
  computed('kolamByPath', kolamOf),
  computed('ownNameFigure', async (_source, nodeModel) =>
    figureOfName((await findIdentity(nodeModel)).brand),
  ),
  computed('shareCard', async (source, nodeModel, { info }) => {
    const company = await findIdentity(nodeModel);
    return shareCardOf(String(source.path), {
      title: await fillText(String(source.title), nodeModel),
      brand: company.brand,
      host: new URL(company.siteUrl).host,
      kolam: 'kolam' in info.parentType.getFields() ? kolamOf(source) : figureOf(source, company),
      mark: {
        figure: company.mark,
        logo: company.logo && fileNamed(contentFolder(), company.logo),
      },
    });
  }),
  computed('lastChange', (source, nodeModel) =>
    lastChangeOf(nodeModel.findRootNodeAncestor(source)),
  ),
  computed('beads', async ({ count, counts, andMore }, nodeModel) => {
    const number =
      counts === 'years'
        ? (await findIdentity(nodeModel)).years
        : ((await findCounts(nodeModel))[counts as 'services'] ?? (count as number));
    return { count: Math.min(number, MOST_BEADS), andMore: andMore || number > MOST_BEADS };
  }),
  ...listExtensions,
];
