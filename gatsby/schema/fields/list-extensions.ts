import { computed, type NodeModel, type Source } from './field-extension';
import { inOrderOf, portfolioOrderOf, type Order } from '../../pages/in-order';
import { firstPortfolioList, type PortfolioList } from '../../pages/portfolio-pages';

/** How many links to case studies appear beside a service. */
const IN_SIDEBAR = 3;

const BY_ORDER = { type: 'Service', by: 'order' };

/** The case studies at these addresses. A page that names them depends on no others. */
async function projectsAt(paths: readonly string[], nodeModel: NodeModel): Promise<Source[]> {
  const find = (path: string) =>
    nodeModel.findOne({ type: 'Project', query: { filter: { path: { eq: path } } } });
  const projects = await Promise.all(paths.map(find));
  return projects.filter((project) => project !== null);
}

/** The directives whose fields are lists of records, or places in them. */
export const listExtensions = [
  computed(
    'inOrder',
    async (source, nodeModel, { options }) => {
      const { most, ...order } = options as Order & { most?: number };
      return (await inOrderOf(nodeModel, order, source)).slice(0, most);
    },
    { type: 'String!', by: 'String!', most: 'Int' },
  ),
  computed('menuLinks', async ({ items, listsServices }, nodeModel) => {
    if (!listsServices) return items;
    const services = await inOrderOf(nodeModel, BY_ORDER);
    const links = services.map(({ title, path }) => ({ label: title, href: path }));
    return [...(items as Source[]), ...links];
  }),
  computed('footerLinks', async (source, nodeModel) => {
    const services = await inOrderOf(nodeModel, BY_ORDER, source);
    return services.map(({ footerLabel, title, path }) => ({
      label: footerLabel ?? title,
      href: path,
    }));
  }),
  computed(
    'linkedFrom',
    async ({ path }, nodeModel, { options }) => {
      const { type, field, most } = options as { type: string; field: string; most: number };
      const { entries } = await nodeModel.findAll({ type });
      const linking = [...entries].filter((record) =>
        (record[field] as string[] | null)?.includes(path as string),
      );
      const order = (await portfolioOrderOf(nodeModel)).map((project) => project.path);
      const listed = order.flatMap(
        (other) => linking.find((record) => record.path === other) ?? [],
      );
      return listed.slice(0, most);
    },
    { type: 'String!', field: 'String!', most: 'Int!' },
  ),
  computed('sidebarProjects', async ({ path, projects }, nodeModel) => {
    const order = await portfolioOrderOf(nodeModel);
    const naming = order.filter(({ services }) =>
      (services as string[] | null)?.includes(path as string),
    );
    const links = [...naming, ...order].map((project) => ({
      name: project.title,
      href: project.path,
    }));
    const all = [...((projects ?? []) as typeof links), ...links];
    const addresses = all.map(({ href }) => href);
    return all.filter(({ href }, index) => addresses.indexOf(href) === index).slice(0, IN_SIDEBAR);
  }),
  computed('numberOfProject', async ({ href }, nodeModel) => {
    const [project] = await projectsAt([href as string], nodeModel);
    return project?.number;
  }),
  computed('projectsNamed', (_source, nodeModel, { args }) =>
    projectsAt((args as { paths: string[] }).paths, nodeModel),
  ),
  computed('shownCaseStudies', async (_source, nodeModel, { args }) => {
    const named = (args as { list?: PortfolioList }).list;
    const list = named ?? firstPortfolioList(await portfolioOrderOf(nodeModel));
    return { ...list, projects: await projectsAt(list.paths, nodeModel) };
  }),
  computed(
    'membersNamed',
    async (source, nodeModel, { options }) => {
      const names = source[(options as { in: string }).in] as string[];
      const team = await nodeModel.findOne({ type: 'TeamPage' });
      const members = (team?.members ?? []) as { title: string }[];
      return names.flatMap((name) => members.find(({ title }) => title === name) ?? []);
    },
    { in: 'String!' },
  ),
];
