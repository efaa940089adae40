import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { Faq } from '../sections/faq/faq';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { questionFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function FaqPage({ data }: CompletePage<Queries.FaqPageQuery>) {
  const { faqPage: page } = data;
  return (
    <Layout path={page.path} hasShortFooter>
      <Seo page={page} facts={questionFacts(page)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <Faq {...page} />
      <CallToAction {...data.callToAction} size="band" />
    </Layout>
  );
}

export const query = graphql`
  query FaqPage {
    faqPage {
      ...PageHead
      banner {
        ...PageBanner
      }
      ...Faq
      ...QuestionFacts
    }
    ...SkillsMarquee
    ...CallToAction
  }
`;
