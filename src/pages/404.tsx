import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../layout/layout';
import { NotFound } from '../sections/not-found/not-found';
import { UnlistedSeo } from '../seo/seo';
import type { CompleteQuery } from '../site/complete-query';

export default function NotFoundPage({
  data,
}: PageProps<CompleteQuery<Queries.NotFoundPageQuery>>) {
  const { notFoundPage: page } = data;
  return (
    <Layout>
      <UnlistedSeo title={page.title} description={page.metaDescription} />
      <NotFound {...page} />
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      title
      metaDescription
      ...NotFound
    }
  }
`;
