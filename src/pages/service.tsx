import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { ServicesIndex } from '../sections/services-index/services-index';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { listFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function ServicesPage({ data }: CompletePage<Queries.ServicesPageQuery>) {
  const { servicesPage: page } = data;
  return (
    <Layout path={page.path} hasShortFooter>
      <Seo page={page} facts={listFacts(page.services)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <ServicesIndex {...page} />
      <CallToAction {...data.callToAction} size="middle" />
    </Layout>
  );
}

export const query = graphql`
  query ServicesPage {
    servicesPage {
      ...PageHead
      banner {
        ...PageBanner
      }
      ...ServicesIndex
      services {
        ...ListEntry
      }
    }
    ...SkillsMarquee
    ...CallToAction
  }
`;
