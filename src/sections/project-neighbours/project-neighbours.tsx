import { graphql } from 'gatsby';
import { Icon } from '../../components/icon/icon';
import { SiteLink } from '../../components/site-link/site-link';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-neighbours.module.css';

type ProjectNeighboursProps = {
  project: Queries.ProjectNeighboursFragment;
  template: Queries.ProjectNeighboursTemplateFragment;
};

/** Links to the case studies before and after this one in the portfolio. */
export function ProjectNeighbours({ project, template }: ProjectNeighboursProps) {
  const { previous, next } = project;
  if (!previous && !next) return null;
  return (
    <nav className={`${layout.wrap} ${styles.neighbours}`} aria-label={template.neighboursLabel}>
      {previous && (
        <SiteLink className={styles.link} href={previous.path} rel="prev">
          <span className={`${type.label} ${styles.label}`}>
            <Icon className={styles.back} name="arrow" />
            {template.previousLabel}
          </span>
          <span className={`${type.h3} ${styles.title}`}>{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink className={`${styles.link} ${styles.next}`} href={next.path} rel="next">
          <span className={`${type.label} ${styles.label}`}>
            {template.nextLabel}
            <Icon name="arrow" />
          </span>
          <span className={`${type.h3} ${styles.title}`}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}

export const projectNeighbours = graphql`
  fragment ProjectNeighbours on Project {
    previous {
      path
      title
    }
    next {
      path
      title
    }
  }

  fragment ProjectNeighboursTemplate on ProjectTemplate {
    neighboursLabel
    previousLabel
    nextLabel
  }
`;
