import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { AboutSection } from '../sections/about-section/about-section';
import { Portraits } from '../sections/about-section/portraits';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { NameKolam } from '../sections/name-kolam/name-kolam';
import { PageBanner } from '../sections/page-banner/page-banner';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { Statements } from '../sections/statements/statements';
import { aboutFacts } from '../seo/company-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function AboutPage({ data }: CompletePage<Queries.AboutPageQuery>) {
  const { aboutPage: page } = data;
  return (
    <Layout path={page.path}>
      <Seo page={page} facts={aboutFacts(page.story.image1)} />
      <PageBanner name={page.title} {...page.banner} />
      <SkillsMarquee {...data.skillsMarquee} />
      <AboutSection {...page.story}>
        <Portraits {...data.teamPage} />
      </AboutSection>
      {page.nameKolam && <NameKolam {...page.nameKolam} />}
      <Statements {...page.statements} above={page.nameKolam ? 'usual' : 'none'} />
      <CallToAction {...data.callToAction} size="band" />
    </Layout>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...PageHead
      banner {
        ...PageBanner
      }
      story {
        ...AboutSection
      }
      nameKolam {
        ...NameKolam
      }
      statements {
        ...Statements
      }
    }
    teamPage {
      ...Portraits
    }
    ...SkillsMarquee
    ...CallToAction
  }
`;
