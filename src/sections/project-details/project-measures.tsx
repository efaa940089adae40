import { graphql } from 'gatsby';
import { Icon } from '../../components/icon/icon';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-measures.module.css';

type ProjectMeasuresProps = {
  measures: Queries.ProjectMeasuresFragment['measures'];
  texts: Queries.ProjectMeasuresTemplateFragment['measures'];
};

type Measure = NonNullable<ProjectMeasuresProps['measures']>[number];

/** The measures that show an outcome: how much it was before the work, and how much it is after. */
export const outcomesIn = (measures: ProjectMeasuresProps['measures']): Measure[] =>
  measures?.filter(({ before, after }) => before && after) ?? [];

/**
 * What has changed, in numbers. Without numbers: what a client can measure before and after the work, with space for
 * both on paper. It belongs in the text column, the only one that reader views keep.
 */
export function ProjectMeasures({ measures, texts }: ProjectMeasuresProps) {
  const outcomes = outcomesIn(measures);
  const isOutcome = outcomes.length > 0;
  const shown = isOutcome ? outcomes : (measures ?? []);
  if (shown.length === 0) return null;
  return (
    <section
      className={`${styles.section} ${isOutcome ? '' : styles.afterOffer}`}
      aria-labelledby="measures-title"
    >
      <h2 id="measures-title" className={`${type.h2} ${styles.title}`}>
        {isOutcome ? texts.outcomeTitle : texts.title}
      </h2>
      {!isOutcome && <p className={`${type.soft} ${styles.text}`}>{texts.text}</p>}
      <ol className={styles.measures}>
        {shown.map(({ name, source, before, after }) => (
          <li key={name} className={isOutcome ? styles.outcome : styles.measure}>
            <div>
              <h3 className={type.h3}>{name}</h3>
              {isOutcome && (
                <p className={styles.change}>
                  <span className={layout.hidden}>{texts.beforeLabel}</span> {before}{' '}
                  <Icon name="arrow" /> <span className={layout.hidden}>{texts.afterLabel}</span>{' '}
                  <strong>{after}</strong>
                </p>
              )}
              <p className={`${type.soft} ${type.small} ${styles.source}`}>{source}</p>
            </div>
            {!isOutcome && (
              <div className={styles.places} aria-hidden="true">
                <span className={styles.place}>{texts.beforeLabel}</span>{' '}
                <span className={styles.place}>{texts.afterLabel}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export const projectMeasures = graphql`
  fragment ProjectMeasures on Project {
    measures {
      name
      source
      before
      after
    }
  }

  fragment ProjectMeasuresTemplate on ProjectTemplate {
    measures {
      title
      outcomeTitle
      text
      beforeLabel
      afterLabel
    }
  }
`;
