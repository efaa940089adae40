import { graphql } from 'gatsby';
import { useRef, useState, type ReactNode } from 'react';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ButtonLink } from '../../components/button/button';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import { Thumbnail } from '../../components/thumbnail/thumbnail';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { pickRandom } from './pick-random';
import { useSwapUnseen } from './use-swap-unseen';
import * as styles from './other-projects.module.css';

type OtherProjectsProps = Queries.OtherProjectsFragment & {
  template: Queries.OtherProjectsTemplateFragment;
  viewAll: Queries.LinkFieldsFragment;
  /** What leads on from the case study before them, in the same band. */
  children: ReactNode;
};

const SHOWN = 3;

/**
 * Three other case studies, chosen at random on each visit. The pre-rendered page has the first three; the
 * choice replaces them while nobody looks.
 */
export function OtherProjects(props: OtherProjectsProps) {
  const { otherProjects, template, viewAll, children } = props;
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
      {children}
      <SectionHead id="other-projects-title" title={template.otherProjectsTitle}>
        <ButtonLink href={viewAll.href} look="outline">
          {viewAll.label}
        </ButtonLink>
      </SectionHead>
      <ul ref={list} className={styles.list}>
        {shown.map(({ path, number, title, picture }) => (
          <li key={path} className={styles.project}>
            <Thumbnail file={picture} />
            <span className={`${type.number} ${type.soft}`}>{number}</span>
            <h3 className={`${type.h3} ${styles.title}`}>{title}</h3>
            <ArrowLink className={`${layout.cover} ${styles.link}`} href={path}>
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
      picture {
        gatsbyImageData
      }
    }
  }

  fragment OtherProjectsTemplate on ProjectTemplate {
    otherProjectsTitle
    learnMoreLabel
  }
`;
