import { graphql } from 'gatsby';
import { useRef } from 'react';
import { STARTS_SEEN } from '../../../plugins/waiting-scripts/protocol';
import { ButtonLink } from '../../components/button/button';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import { NeighbourButton } from './neighbour-button';
import { OtherProject } from './other-project';
import { useRandomChoice } from './use-random-choice';
import * as styles from './other-projects.module.css';

type OtherProjectsProps = Queries.OtherProjectsFragment &
  Pick<Queries.NeighboursFragment, 'previous' | 'next'> & {
    template: Queries.OtherProjectsTemplateFragment;
    viewAll: Queries.LinkFieldsFragment;
    words: { readonly previous: string; readonly next: string };
  };

const SHOWN = 3;

/**
 * The way on from a case study: the one before it, the one after it, and three others, chosen at random at each
 * display.
 */
export function OtherProjects(props: OtherProjectsProps) {
  const { otherProjects, previous, next, template, viewAll, words } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRandomChoice(otherProjects, SHOWN, list);
  /** In its key, so that a project that is chosen again does not move to another place, but is new. */
  const choice = shown.map(({ path }) => path).join();
  return (
    <Section
      labelledBy="other-projects-title"
      ground="sunk"
      above="tight"
      below="tight"
      isLeftOutInPrint
    >
      <SectionHead id="other-projects-title" title={template.otherProjectsTitle}>
        {previous && <NeighbourButton label={words.previous} project={previous} />}{' '}
        {next && <NeighbourButton label={words.next} project={next} />}{' '}
        <ButtonLink href={viewAll.href} look="outline" size="small">
          {viewAll.label}
        </ButtonLink>
      </SectionHead>
      <ul ref={list} className={styles.list} {...{ [STARTS_SEEN]: '' }}>
        {shown.map((project) => (
          <OtherProject
            key={`${choice} ${project.path}`}
            project={project}
            label={template.learnMoreLabel}
          />
        ))}
      </ul>
    </Section>
  );
}

export const otherProjects = graphql`
  fragment OtherProjects on Project {
    otherProjects(paths: $others) {
      ...OtherProject
    }
  }

  fragment OtherProjectsTemplate on ProjectTemplate {
    otherProjectsTitle
    learnMoreLabel
  }
`;
