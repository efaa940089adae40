import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { TeamMembers } from '../sections/team-members/team-members';
import { peopleFacts } from '../seo/company-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function TeamTemplate({ data }: CompletePage<Queries.TeamTemplateQuery>) {
  const { teamPage: page } = data;
  return (
    <Layout path={page.path} hasShortFooter>
      <Seo page={page} facts={peopleFacts(page)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <TeamMembers {...page} />
      <CallToAction {...data.callToAction} size="middle" />
    </Layout>
  );
}

export const query = graphql`
  query TeamTemplate($record: String!) {
    teamPage(path: { eq: $record }) {
      ...PageHead
      banner {
        ...PageBanner
      }
      ...TeamMembers
      ...PeopleFacts
    }
    ...SkillsMarquee
    ...CallToAction
  }
`;
