import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { CaseStudies } from '../sections/case-studies/case-studies';
import { WhatWeDo } from '../sections/what-we-do/what-we-do';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { listFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompleteQuery } from '../site/complete-query';

export default function PortfolioPage({
  data,
}: PageProps<CompleteQuery<Queries.PortfolioPageQuery>>) {
  const { portfolioPage: page } = data;
  return (
    <Layout path={page.path}>
      <Seo page={page} facts={listFacts(page.caseStudies.projects)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <WhatWeDo {...page.whatWeDo} />
      <CaseStudies {...page.caseStudies} />
      <CallToAction {...data.callToAction} />
    </Layout>
  );
}

export const query = graphql`
  query PortfolioPage {
    portfolioPage {
      ...PageHead
      banner {
        ...PageBanner
      }
      whatWeDo {
        ...WhatWeDo
      }
      caseStudies {
        ...CaseStudies
      }
    }
    skillsMarquee {
      ...SkillsMarquee
    }
    callToAction {
      ...CallToAction
    }
  }
`;
