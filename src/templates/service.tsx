import { graphql } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { PageBanner } from '../sections/page-banner/page-banner';
import { ServiceCarousel } from '../sections/project-carousel/service-carousel';
import { ServiceDetails } from '../sections/service-details/service-details';
import { ServicePapers } from '../sections/service-papers/service-papers';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { serviceFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

export default function ServiceTemplate({ data }: CompletePage<Queries.ServiceTemplateQuery>) {
  const { service, serviceTemplate: template } = data;
  const { areaServed: areas } = data.company;
  const { label: projectsTitle } = data.projectCarousel;
  const facts = serviceFacts(service, areas);
  return (
    <Layout path={service.path} isDraft={service.draft}>
      <Seo page={service} title={service.pageTitle} facts={facts} isDraft={service.draft} />
      <PageBanner name={service.title} label={service.serviceType} kolam={service.kolam} />
      <SkillsMarquee {...data.skillsMarquee} />
      <ServiceDetails {...{ service, template, projectsTitle, areas }} />
      <ServicePapers {...service} />
      <ServiceCarousel {...data} />
      <CallToAction {...data.callToAction} />
    </Layout>
  );
}

export const query = graphql`
  query ServiceTemplate($record: String!) {
    service(path: { eq: $record }) {
      ...PageHead
      draft
      pageTitle
      serviceType
      kolam {
        ...KolamFigure
      }
      ...ServiceDetails
      ...ServicePapers
      ...ServiceCarousel
      ...ServiceFacts
    }
    company {
      areaServed
    }
    serviceTemplate {
      ...ServiceTemplateFields
      ...ServiceCarouselTemplate
    }
    ...SkillsMarquee
    projectCarousel {
      ...ProjectCarousel
    }
    ...CallToAction
  }
`;
