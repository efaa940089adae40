import { resolve } from 'node:path';
import type { Actions, CreatePagesArgs } from 'gatsby';

type PageRecord = { id: string; path: string; aliases?: readonly string[] };
type CreatePage = Actions['createPage'];

/** Makes one page for each address of a record. Addresses are taken from the content as they are. */
function createPagesOf(createPage: CreatePage, template: string, records: readonly PageRecord[]) {
  const component = resolve(`src/templates/${template}.tsx`);
  for (const { id, path, aliases = [] } of records) {
    for (const address of [path, ...aliases]) {
      createPage({ path: address, component, context: { id } });
    }
  }
}

/** Makes the pages whose addresses are content: services, case studies, legal pages and the team. */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.PageAddressesQuery>(`
    query PageAddresses {
      allService {
        nodes {
          id
          path
        }
      }
      allProject {
        nodes {
          id
          path
        }
      }
      allLegalPage {
        nodes {
          id
          path
        }
      }
      teamPage {
        id
        path
        aliases
      }
    }
  `);
  if (!data?.teamPage) {
    reporter.panic('The addresses of the pages could not be read from data/.', errors);
    return;
  }
  createPagesOf(actions.createPage, 'service', data.allService.nodes);
  createPagesOf(actions.createPage, 'project', data.allProject.nodes);
  createPagesOf(actions.createPage, 'legal-page', data.allLegalPage.nodes);
  createPagesOf(actions.createPage, 'team', [data.teamPage]);
}
