import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { LegalText } from '../sections/legal-text/legal-text';
import { PageBanner } from '../sections/page-banner/page-banner';
import { Seo, UnlistedSeo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function LegalPageTemplate({ data }: CompletePage<Queries.LegalPageTemplateQuery>) {
  const { legalPage: page } = data;
  return (
    <Layout path={page.path} isDraft={page.draft} hasShortFooter>
      {page.isFiller || page.draft ? (
        <UnlistedSeo title={page.title} description={page.metaDescription} />
      ) : (
        <Seo page={page} />
      )}
      <PageBanner name={page.title} {...page.banner} />
      <LegalText {...page} />
    </Layout>
  );
}

export const query = graphql`
  query LegalPageTemplate($record: String!) {
    legalPage(path: { eq: $record }) {
      ...PageHead
      draft
      banner {
        ...PageBanner
      }
      ...LegalText
    }
  }
`;
