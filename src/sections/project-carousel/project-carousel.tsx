import { graphql } from 'gatsby';
import { useRef } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Carousel } from '../../components/carousel/carousel';
import { useSlidesInView } from '../../components/carousel/use-slides-in-view';
import { ProjectCard } from '../../components/project-card/project-card';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import { useMotionChoice } from '../../hooks/use-motion-choice';
import { CarouselControls } from './carousel-controls';

const SIZES = '(max-width: 574px) 91vw, (max-width: 1198px) 45vw, (max-width: 1440px) 30vw, 432px';

/** Case studies that slide past, or stand side by side where all are in view. */
export function ProjectCarousel(carousel: Queries.ProjectCarouselFragment) {
  const { label, title, link, slideDescription, projects } = carousel;
  const moves = projects.length > useSlidesInView();
  const { isPaused, toggle } = useMotionChoice();
  const row = useRef<HTMLUListElement>(null);
  return (
    <Section
      labelledBy="carousel-title"
      roleDescription={moves ? carousel.roleDescription : undefined}
      ground="sunk"
      isLeftOutInPrint
    >
      <SectionHead id="carousel-title" label={label} title={title}>
        <CarouselControls
          labels={carousel}
          slides={projects.length}
          isPaused={isPaused}
          onToggle={toggle}
          row={row}
        >
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </CarouselControls>
      </SectionHead>
      <Carousel
        row={row}
        isPaused={isPaused || !moves}
        slides={projects.map((project) => (
          <ProjectCard
            key={project.path}
            project={project}
            sizes={SIZES}
            roleDescription={moves ? slideDescription : undefined}
          />
        ))}
      />
    </Section>
  );
}

export const projectCarousel = graphql`
  fragment ProjectCarousel on ProjectCarousel {
    label
    title
    link {
      ...LinkFields
    }
    ...CarouselControls
    roleDescription
    slideDescription
    projects {
      ...ProjectCard
    }
  }

  fragment ProjectCard on Project {
    path
    number
    title
    summary
    picture {
      gatsbyImageData
    }
    pictureAlt
  }
`;
