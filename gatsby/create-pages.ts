import { resolve } from 'node:path';
import type { Actions, CreatePagesArgs } from 'gatsby';
import { caseStudyLinks } from './pages/case-study-pages';
import type { Source } from './schema/fields/field-extension';
import { portfolioOrder } from './pages/in-order';
import { movedPages } from './pages/moved-pages';
import { furtherPortfolioPages } from './pages/portfolio-pages';

type PageRecord = {
  path: string;
  aliases?: readonly string[];
};

/**
 * Creates one page for each address of a record, exactly as written. A page finds its record by the first
 * address, because node ids differ between machines.
 *
 * @param contextOf - what else the query of a page may ask for, by the record's address
 */
function createPagesOf(
  actions: Actions,
  template: string,
  records: readonly Source[],
  contextOf: (path: string) => object = () => ({}),
): void {
  const component = resolve(`src/templates/${template}.tsx`);
  for (const { path, aliases = [] } of records as PageRecord[]) {
    for (const address of [path, ...aliases]) {
      const context = { record: path, ...contextOf(path) };
      actions.createPage({ path: address, component, context });
    }
  }
}

/**
 * Creates the pages whose addresses are content: services, case studies, legal pages and the team. The portfolio gets
 * a page for each filter, and further pages if it is long; its first page is an ordinary one in src/pages. For hosts
 * that cannot redirect, a page at every former address links to the current one.
 *
 * The pages of case studies and of the portfolio get the addresses of the case studies that they show. Their queries
 * request only those, so that a change to one case study does not rerun all queries.
 */
export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const recordsOf = (type: string) => getNodesByType(type) as unknown as Source[];
  const [portfolio] = recordsOf('PortfolioPage') as [Source & PageRecord];
  const projects = recordsOf('Project');
  const order = portfolioOrder(projects, portfolio);
  createPagesOf(actions, 'service', recordsOf('Service'));
  createPagesOf(actions, 'project', projects, caseStudyLinks(order, portfolio.path));
  createPagesOf(actions, 'legal-page', recordsOf('LegalPage'));
  createPagesOf(actions, 'team', recordsOf('TeamPage'));
  const moved = resolve('src/pages/404.tsx');
  for (const [path, record] of movedPages({ getNodesByType })) {
    actions.createPage({ path, component: moved, context: { record } });
  }
  const component = resolve('src/pages/portfolio.tsx');
  for (const page of furtherPortfolioPages(portfolio.path, order)) {
    actions.createPage({ ...page, component });
  }
}
