import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ButtonLink } from '../../components/button/button';
import { Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import { WholeWords } from '../../components/whole-words/whole-words';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { NeighbourButton } from './neighbour-button';
import { pickRandom } from './pick-random';
import { useSwapUnseen } from './use-swap-unseen';
import * as styles from './other-projects.module.css';

type OtherProjectsProps = Queries.OtherProjectsFragment &
  Pick<Queries.NeighboursFragment, 'previous' | 'next'> & {
    template: Queries.OtherProjectsTemplateFragment;
    viewAll: Queries.LinkFieldsFragment;
    words: { readonly previous: string; readonly next: string };
  };

const SHOWN = 3;

/**
 * The way on from a case study: the one before it, the one after it, and three others, chosen at random on each
 * visit. The pre-rendered page has the first three; the choice replaces them while nobody looks.
 */
export function OtherProjects(props: OtherProjectsProps) {
  const { otherProjects, previous, next, template, viewAll, words } = props;
  const [picked] = useState(() => pickRandom(otherProjects, SHOWN));
  const list = useRef<HTMLUListElement>(null);
  const shown = useSwapUnseen(list) ? picked : otherProjects.slice(0, SHOWN);
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
      <ul ref={list} className={styles.list}>
        {shown.map(({ path, number, title, picture }) => (
          <li key={path} className={styles.project}>
            <Picture file={picture} alt="" sizes="88px" hasGround={false} />
            <span className={`${type.number} ${type.soft}`}>{number}</span>
            <h3 className={`${type.h3} ${styles.title}`}>
              <WholeWords title={title} />
            </h3>
            <ArrowLink className={layout.cover} href={path}>
              {template.learnMoreLabel}
              <span className={layout.hidden}>: {title}</span>
            </ArrowLink>
          </li>
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

  fragment OtherProject on Project {
    path
    number
    title
    picture {
      gatsbyImageData
    }
  }

  fragment OtherProjectsTemplate on ProjectTemplate {
    otherProjectsTitle
    learnMoreLabel
  }
`;
