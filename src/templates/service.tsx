import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { PageBanner } from '../sections/page-banner/page-banner';
import { ProjectCarousel } from '../sections/project-carousel/project-carousel';
import { ServiceDetails } from '../sections/service-details/service-details';
import { SkillsMarquee } from '../sections/skills-marquee/skills-marquee';
import { serviceFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompleteQuery } from '../site/complete-query';

export default function ServiceTemplate({
  data,
}: PageProps<CompleteQuery<Queries.ServiceTemplateQuery>>) {
  const { service } = data;
  const { areaServed } = data.company;
  return (
    <Layout path={service.path}>
      <Seo page={service} title={service.pageTitle} facts={serviceFacts(service, areaServed)} />
      <PageBanner
        name={service.title}
        heading={service.title}
        label={service.serviceType}
        kolam={service.kolam}
      />
      <SkillsMarquee {...data.skillsMarquee} />
      <ServiceDetails service={service} template={data.serviceTemplate} areas={areaServed} />
      <ProjectCarousel {...data.projectCarousel} />
      <CallToAction {...data.callToAction} />
    </Layout>
  );
}

export const query = graphql`
  query ServiceTemplate($record: String!) {
    service(path: { eq: $record }) {
      ...PageHead
      pageTitle
      serviceType
      kolam {
        ...KolamFigure
      }
      ...ServiceDetails
      ...ServiceFacts
    }
    company {
      areaServed
    }
    serviceTemplate {
      ...ServiceTemplateFields
    }
    skillsMarquee {
      ...SkillsMarquee
    }
    projectCarousel {
      ...ProjectCarousel
    }
    callToAction {
      ...CallToAction
    }
  }
`;
