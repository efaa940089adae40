import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { TickList } from '../../components/tick-list/tick-list';
import * as field from '../../styles/field.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-boxes.module.css';

type ProjectBoxesProps = {
  project: Queries.ProjectBoxesFragment;
  template: Queries.ProjectBoxesTemplateFragment;
};

/** Challenge beside solution, and the highlights below both. */
export function ProjectBoxes({ project, template }: ProjectBoxesProps) {
  return (
    <div className={styles.boxes}>
      <section className={`${styles.box} ${styles.challenge}`}>
        <h3 className={type.h3}>{template.challengeTitle}</h3>
        <Paragraphs text={project.challenge} />
      </section>
      <section className={`${styles.box} ${field.grove}`}>
        <h3 className={type.h3}>{template.solutionTitle}</h3>
        <Paragraphs text={project.solution} />
      </section>
      <section className={`${styles.box} ${styles.highlights}`}>
        <h3 className={type.h3}>{template.highlightsTitle}</h3>
        <TickList className={styles.points} items={project.highlights} />
      </section>
    </div>
  );
}

export const projectBoxes = graphql`
  fragment ProjectBoxes on Project {
    challenge
    solution
    highlights
  }

  fragment ProjectBoxesTemplate on ProjectTemplate {
    challengeTitle
    solutionTitle
    highlightsTitle
  }
`;
