import { graphql } from 'gatsby';
import { FirstScreenEnd } from '../layout/first-screen-end';
import { Layout } from '../layout/layout';
import { AboutSection } from '../sections/about-section/about-section';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { CallbackSection } from '../sections/callback-section/callback-section';
import { HeroBanner } from '../sections/hero-banner/hero-banner';
import { ProjectCarousel } from '../sections/project-carousel/project-carousel';
import { ServicesGrid } from '../sections/services-grid/services-grid';
import { Tally } from '../sections/tally/tally';
import { WorkProcess } from '../sections/work-process/work-process';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function HomePage({ data }: CompletePage<Queries.HomePageQuery>) {
  const { homePage: page } = data;
  return (
    <Layout path={page.path}>
      <Seo page={page} />
      <HeroBanner {...page.hero} />
      <Tally facts={page.tally} />
      <FirstScreenEnd />
      <ProjectCarousel {...data.projectCarousel} />
      <AboutSection {...page.about} />
      <ServicesGrid {...page.services} />
      <WorkProcess {...data.workProcess} />
      <CallbackSection {...data.callbackSection} messages={data.formMessages} />
      <CallToAction {...data.callToAction} />
    </Layout>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      ...PageHead
      hero {
        ...HeroBanner
      }
      tally {
        ...TallyFact
      }
      about {
        ...AboutSection
      }
      services {
        ...ServicesGrid
      }
    }
    projectCarousel {
      ...ProjectCarousel
    }
    workProcess {
      ...WorkProcess
    }
    callbackSection {
      ...CallbackSection
    }
    formMessages {
      ...FormMessages
    }
    ...CallToAction
  }
`;
