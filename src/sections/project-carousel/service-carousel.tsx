import { graphql } from 'gatsby';
import { ProjectCarousel } from './project-carousel';

type ServiceCarouselProps = {
  service: Queries.ServiceCarouselFragment;
  serviceTemplate: Queries.ServiceCarouselTemplateFragment;
  projectCarousel: Queries.ProjectCarouselFragment;
};

/** The case studies of a service, then the others. For the guide, which is in no list: all of them. */
export function ServiceCarousel(props: ServiceCarouselProps) {
  const { service, serviceTemplate, projectCarousel: carousel } = props;
  const { title, order, caseStudies } = service;
  if (order === null || caseStudies.length === 0) return <ProjectCarousel {...carousel} />;
  const paths = caseStudies.map(({ path }) => path);
  const others = carousel.projects.filter(({ path }) => !paths.includes(path));
  return (
    <ProjectCarousel
      {...carousel}
      title={`${title} ${serviceTemplate.carouselTitle}`}
      projects={[...caseStudies, ...others]}
    />
  );
}

export const serviceCarousel = graphql`
  fragment ServiceCarousel on Service {
    title
    order
    caseStudies {
      ...ProjectCard
    }
  }

  fragment ServiceCarouselTemplate on ServiceTemplate {
    carouselTitle
  }
`;
