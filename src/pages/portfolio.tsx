import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { CaseStudies } from '../sections/case-studies/case-studies';
import { pagePath } from '../sections/case-studies/page-links';
import { filterRules } from '../sections/case-studies/project-filters';
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
  const { shown, pages } = page.caseStudies;
  const rules = shown.pages === 1 ? filterRules(shown.projects) : undefined;
  const path = pagePath(page.path, shown.page);
  const title = shown.page === 1 ? page.title : `${page.title}: ${pages.page} ${shown.page}`;
  return (
    <Layout path={page.path} hasShortFooter>
      <Seo page={{ ...page, path, title }} facts={listFacts(shown.projects)} rules={rules} />
      <PageBanner name={title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <WhatWeDo {...page.whatWeDo} />
      <CaseStudies {...page.caseStudies} path={page.path} />
      <CallToAction {...data.callToAction} size="middle" />
    </Layout>
  );
}

export const query = graphql`
  query PortfolioPage($page: Int) {
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
        shown(page: $page) {
          page
          pages
          projects {
            ...ListEntry
          }
        }
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
