import { graphql } from 'gatsby';
import * as type from '../../styles/type.module.css';
import * as styles from './project-measures.module.css';

type ProjectMeasuresProps = {
  measures: Queries.ProjectMeasuresFragment['measures'];
  texts: Queries.ProjectMeasuresTemplateFragment['measures'];
};

/**
 * What a client can measure before the work and after it, and where; on paper with room for both. Nothing where a
 * case study names none. It belongs in the column of the text: reader views keep that alone.
 */
export function ProjectMeasures({ measures, texts }: ProjectMeasuresProps) {
  if (!measures || measures.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="measures-title">
      <h2 id="measures-title" className={`${type.h2} ${styles.title}`}>
        {texts.title}
      </h2>
      <p className={`${type.soft} ${styles.text}`}>{texts.text}</p>
      <ol className={styles.measures}>
        {measures.map(({ name, source }) => (
          <li key={name} className={styles.measure}>
            <div>
              <h3 className={type.h3}>{name}</h3>
              <p className={`${type.soft} ${type.small} ${styles.source}`}>{source}</p>
            </div>
            <div className={styles.places} aria-hidden="true">
              <span className={styles.place}>{texts.beforeLabel}</span>{' '}
              <span className={styles.place}>{texts.afterLabel}</span>
            </div>
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
    }
  }

  fragment ProjectMeasuresTemplate on ProjectTemplate {
    measures {
      title
      text
      beforeLabel
      afterLabel
    }
  }
`;
