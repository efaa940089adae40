import { graphql } from 'gatsby';
import * as styles from './project-facts.module.css';

type ProjectFactsProps = {
  project: Queries.ProjectFactsFragment;
  labels: Queries.ProjectFactLabelsFragment;
};

/** Facts of a case study. A line appears only when it has a value. */
export function ProjectFacts({ project, labels }: ProjectFactsProps) {
  const { domain, category, time, technology } = project;
  const facts = [
    [labels.domain, domain],
    [labels.category, category],
    [labels.time, time],
    [labels.frontend, technology?.frontend],
    [labels.backend, technology?.backend],
    [labels.database, technology?.database],
    [labels.others, technology?.others],
  ].filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const projectFacts = graphql`
  fragment ProjectFacts on Project {
    domain
    category
    time
    technology {
      frontend
      backend
      database
      others
    }
  }

  fragment ProjectFactLabels on ProjectFactLabels {
    domain
    category
    time
    frontend
    backend
    database
    others
  }
`;
