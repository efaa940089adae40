import { graphql } from 'gatsby';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as type from '../../styles/type.module.css';
import { StepFigure } from './step-figure';
import { StepIcon } from './step-icon';
import * as styles from './work-process.module.css';

/** The steps of work, each with the same figure a moment further on. */
export function WorkProcess({ label, title, text, kolam, steps }: Queries.WorkProcessFragment) {
  return (
    <Section labelledBy="work-process-title" above="none">
      <SectionHead id="work-process-title" label={label} title={title} text={text} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <StepFigure className={styles.figure} kolam={kolam} moment={index} />
            <div className={styles.rail} aria-hidden="true" />
            <h3 className={`${type.h3} ${styles.title}`}>
              <StepIcon className={styles.icon} name={step.icon} picture={step.iconPicture} />
              {step.title}
            </h3>
            <p className={`${type.soft} ${styles.desc}`}>{step.desc}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const workProcess = graphql`
  fragment WorkProcess on WorkProcess {
    label
    title
    text
    kolam {
      ...KolamFigure
    }
    steps {
      title
      desc
      icon
      iconPicture {
        publicURL
      }
    }
  }
`;
