import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './project-facts.module.css';

type ProjectFactsProps = {
  project: Queries.ProjectFactsFragment;
  template: Queries.ProjectFactsTemplateFragment;
};

const TECHNOLOGIES = ['frontend', 'backend', 'database', 'others'] as const;

const countOf = (count: number | null, one: string, several: string) =>
  count && `${count} ${count === 1 ? one : several}`;

/** Facts of a case study. A line appears only when it has a value. */
export function ProjectFacts({ project, template }: ProjectFactsProps) {
  const { domain, category, time, technology, client, weeks, people, goodFor, notFor } = project;
  const { factLabels: labels, weekWord, weeksWord, personWord, peopleWord } = template;
  const effort = [countOf(weeks, weekWord, weeksWord), countOf(people, personWord, peopleWord)];
  const facts: [string, ReactNode][] = [
    [labels.domain, domain],
    [labels.category, category],
    [labels.time, time],
    ...TECHNOLOGIES.map((name) => [labels[name], technology?.[name]] as [string, ReactNode]),
    [labels.client, client?.link ? <a href={client.link}>{client.name}</a> : client?.name],
    [labels.effort, effort.filter(Boolean).join(', ')],
    [labels.goodFor, goodFor],
    [labels.notFor, notFor],
  ];
  const isFit = (label: string) => label === labels.goodFor || label === labels.notFor;
  const given = facts.filter(([, value]) => Boolean(value));
  if (given.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {given.map(([label, value]) => (
        <div key={label} className={`${styles.fact} ${isFit(label) ? styles.fit : ''}`}>
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
    client {
      name
      link
    }
    weeks
    people
    goodFor
    notFor
  }

  fragment ProjectFactsTemplate on ProjectTemplate {
    factLabels {
      domain
      category
      time
      frontend
      backend
      database
      others
      client
      effort
      goodFor
      notFor
    }
    weekWord
    weeksWord
    personWord
    peopleWord
  }
`;
