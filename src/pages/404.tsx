import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { NotFound } from '../sections/not-found/not-found';
import { UnlistedSeo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

/** The page for an address that does not exist. At the former address of a page, it links to that page. */
export default function NotFoundPage({ data }: CompletePage<Queries.NotFoundPageQuery, 'webPage'>) {
  const { notFoundPage, webPage: found } = data;
  const page = {
    ...notFoundPage,
    ...(found
      ? { ...notFoundPage.moved, homeLink: { label: found.title, href: found.path } }
      : notFoundPage.unknown),
  };
  return (
    <Layout>
      <UnlistedSeo title={page.title} description={page.metaDescription} canonical={found?.path} />
      <NotFound {...page} />
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage($record: String = "") {
    webPage(path: { eq: $record }) {
      path
      title
    }
    notFoundPage {
      ...NotFound
      unknown {
        ...MissingPage
      }
      moved {
        ...MissingPage
      }
    }
  }
`;
