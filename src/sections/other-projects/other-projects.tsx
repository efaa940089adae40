import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ButtonLink } from '../../components/button/button';
import { Kolam } from '../../components/kolam/kolam';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { pickRandom } from './pick-random';
import { useSwapUnseen } from './use-swap-unseen';
import * as styles from './other-projects.module.css';

type OtherProjectsProps = Queries.OtherProjectsFragment & {
  template: Queries.OtherProjectsTemplateFragment;
};

const SHOWN = 3;

/**
 * Three other case studies, chosen at random on each visit. The pre-rendered page has the first three; the
 * choice replaces them while nobody looks.
 */
export function OtherProjects({ otherProjects, template }: OtherProjectsProps) {
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
        <ButtonLink href={template.viewAll.href} look="outline">
          {template.viewAll.label}
        </ButtonLink>
      </SectionHead>
      <ul ref={list} className={styles.list}>
        {shown.map(({ path, number, title, kolam }) => (
          <li key={path} className={styles.project}>
            <Kolam className={styles.figure} kolam={kolam} />
            <span className={`${type.number} ${type.soft}`}>{number}</span>
            <h3 className={`${type.h3} ${styles.title}`}>{title}</h3>
            <ArrowLink className={styles.link} href={path}>
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
      path
      number
      title
      kolam {
        ...KolamFigure
      }
    }
  }

  fragment OtherProjectsTemplate on ProjectTemplate {
    otherProjectsTitle
    learnMoreLabel
    viewAll {
      ...LinkFields
    }
  }
`;
