import { graphql } from 'gatsby';
import * as type from '../../styles/type.module.css';
import { HangingText } from './hanging-text';
import * as styles from './project-decisions.module.css';

type ProjectDecisionsProps = {
  project: Queries.ProjectDecisionsFragment;
  template: Queries.ProjectDecisionsTemplateFragment;
};

/** What was chosen, instead of what and why, and how the work was handed over. Either may be missing. */
export function ProjectDecisions({ project, template }: ProjectDecisionsProps) {
  const { handover, status } = project;
  const decisions = project.decisions ?? [];
  return (
    <>
      {decisions.length > 0 && (
        <section>
          <HangingText head={<h3 className={type.h3}>{template.decisionsTitle}</h3>}>
            <ul className={styles.decisions}>
              {decisions.map(({ chosen, insteadOf, because }) => (
                <li key={chosen} className={styles.decision}>
                  <strong className={styles.chosen}>{chosen}</strong>{' '}
                  <span className={type.soft}>{`${template.insteadOfLabel} ${insteadOf}.`}</span>{' '}
                  {because}
                </li>
              ))}
            </ul>
          </HangingText>
        </section>
      )}
      {(handover || status) && (
        <section>
          <HangingText head={<h3 className={type.h3}>{template.handoverTitle}</h3>}>
            {handover && <p>{handover}</p>}
            {status && <p>{status}</p>}
          </HangingText>
        </section>
      )}
    </>
  );
}

export const projectDecisions = graphql`
  fragment ProjectDecisions on Project {
    decisions {
      chosen
      insteadOf
      because
    }
    handover
    status
  }

  fragment ProjectDecisionsTemplate on ProjectTemplate {
    decisionsTitle
    insteadOfLabel
    handoverTitle
  }
`;
