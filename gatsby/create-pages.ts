import { resolve } from 'node:path';
import type { Actions, CreatePagesArgs } from 'gatsby';

type PageRecord = { path: string; aliases?: readonly string[] };

/**
 * Creates one page for each address of a record, exactly as written. A page finds its record by the first
 * address, because node ids differ between machines.
 */
function createPagesOf(actions: Actions, template: string, records: readonly PageRecord[]): void {
  const component = resolve(`src/templates/${template}.tsx`);
  for (const { path, aliases = [] } of records) {
    for (const address of [path, ...aliases]) {
      actions.createPage({ path: address, component, context: { record: path } });
    }
  }
}

/** Creates the further pages of the portfolio; the first is an ordinary page of src/pages. */
function createFurtherPages(actions: Actions, path: string, pages: number): void {
  const component = resolve('src/pages/portfolio.tsx');
  for (let page = 2; page <= pages; page += 1) {
    actions.createPage({ path: `${path}/${page}`, component, context: { page } });
  }
}

/**
 * Creates the pages whose addresses are content: services, case studies, legal pages and the team. A long
 * portfolio gets further pages.
 */
export async function createPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.PageAddressesQuery, unknown>(`
    query PageAddresses {
      allService {
        nodes {
          path
        }
      }
      allProject {
        nodes {
          path
        }
      }
      allLegalPage {
        nodes {
          path
        }
      }
      teamPage {
        path
        aliases
      }
      portfolioPage {
        path
        caseStudies {
          shown {
            pages
          }
        }
      }
    }
  `);
  if (!data?.teamPage || !data.portfolioPage) {
    throw new Error(`The addresses of the pages could not be read from data/. ${String(errors)}`);
  }
  createPagesOf(actions, 'service', data.allService.nodes);
  createPagesOf(actions, 'project', data.allProject.nodes);
  createPagesOf(actions, 'legal-page', data.allLegalPage.nodes);
  createPagesOf(actions, 'team', [data.teamPage]);
  const { path, caseStudies } = data.portfolioPage;
  createFurtherPages(actions, path, caseStudies.shown.pages);
}
