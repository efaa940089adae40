import { graphql } from 'gatsby';
import { useRef } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Carousel } from '../../components/carousel/carousel';
import { ProjectCard } from '../../components/project-card/project-card';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import { useMotionChoice } from '../../hooks/use-motion-choice';
import { CarouselControls } from './carousel-controls';

const SIZES = '(max-width: 574px) 91vw, (max-width: 1198px) 45vw, (max-width: 1440px) 30vw, 432px';

/** How many slides wide windows show at once. */
const SIDE_BY_SIDE = 3;

/** Case studies that slide past, or stand side by side if they are few. */
export function ProjectCarousel(carousel: Queries.ProjectCarouselFragment) {
  const { label, title, link, slideDescription, projects } = carousel;
  const moves = projects.length > SIDE_BY_SIDE;
  const { isPaused, toggle } = useMotionChoice();
  const row = useRef<HTMLUListElement>(null);
  const toAll = <ArrowLink href={link.href}>{link.label}</ArrowLink>;
  return (
    <Section
      labelledBy="carousel-title"
      roleDescription={moves ? carousel.roleDescription : undefined}
      ground="sunk"
      isLeftOutInPrint
    >
      <SectionHead id="carousel-title" label={label} title={title}>
        {moves ? (
          <CarouselControls labels={carousel} isPaused={isPaused} onToggle={toggle} row={row}>
            {toAll}
          </CarouselControls>
        ) : (
          toAll
        )}
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
