import { graphql } from 'gatsby';
import { ProjectCarousel } from './project-carousel';

type ServiceCarouselProps = {
  service: Queries.ServiceCarouselFragment;
  serviceTemplate: Queries.ServiceCarouselTemplateFragment;
  projectCarousel: Queries.ProjectCarouselFragment;
};

/** The case studies of a service, and then the others: just the others for the guide, which is in no list. */
export function ServiceCarousel(props: ServiceCarouselProps) {
  const { service, serviceTemplate, projectCarousel: carousel } = props;
  const { title, order, projects } = service;
  const isGuide = order === null;
  if (isGuide || projects.length === 0) return <ProjectCarousel {...carousel} />;
  const paths = projects.map(({ path }) => path);
  const others = carousel.projects.filter(({ path }) => !paths.includes(path));
  return (
    <ProjectCarousel
      {...carousel}
      title={`${title} ${serviceTemplate.carouselTitle}`}
      projects={[...projects, ...others]}
    />
  );
}

export const serviceCarousel = graphql`
  fragment ServiceCarousel on Service {
    title
    order
    projects {
      ...ProjectCard
    }
  }

  fragment ServiceCarouselTemplate on ServiceTemplate {
    carouselTitle
  }
`;
