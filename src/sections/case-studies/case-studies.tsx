import { graphql } from 'gatsby';
import { ProjectCard } from '../../components/project-card/project-card';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as styles from './case-studies.module.css';

const SIZES = '(max-width: 899px) 91vw, (max-width: 1440px) 54vw, 776px';

/** All case studies, wide and narrow by turns. */
export function CaseStudies({ label, title, note, projects }: Queries.CaseStudiesFragment) {
  return (
    <Section labelledBy="case-studies-title" above="close">
      <SectionHead id="case-studies-title" label={label} title={title} text={note} />
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.path} className={styles.project}>
            <ProjectCard className={styles.card} project={project} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const caseStudies = graphql`
  fragment CaseStudies on CaseStudies {
    label
    title
    note
    projects {
      ...ProjectCard
    }
  }
`;
