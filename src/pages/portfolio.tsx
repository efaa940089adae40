import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { CaseStudies } from '../sections/case-studies/case-studies';
import { listPageOf } from '../sections/case-studies/list-page';
import { WhatWeDo } from '../sections/what-we-do/what-we-do';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { listFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function PortfolioPage({ data }: CompletePage<Queries.PortfolioPageQuery>) {
  const { portfolioPage: page } = data;
  const { shown } = page.caseStudies;
  const { address, ...own } = listPageOf(page);
  return (
    <Layout path={address} hasShortFooter>
      <Seo page={{ ...page, ...own }} facts={listFacts(shown.projects)} />
      <PageBanner name={own.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <WhatWeDo {...page.whatWeDo} />
      <CaseStudies {...page.caseStudies} path={page.path} />
      <CallToAction {...data.callToAction} size="middle" />
    </Layout>
  );
}

export const query = graphql`
  query PortfolioPage($list: JSON) {
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
        shown(list: $list) {
          projects {
            ...ListEntry
          }
        }
      }
    }
    ...SkillsMarquee
    ...CallToAction
  }
`;
