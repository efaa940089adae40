import { graphql } from 'gatsby';
import { Kolam } from '../../components/kolam/kolam';
import { ShareButton } from '../../components/share-button/share-button';
import { SiteLink } from '../../components/site-link/site-link';
import * as layout from '../../styles/layout.module.css';
import * as styles from './project-neighbours.module.css';

type ProjectNeighboursProps = Queries.ProjectNeighboursFragment & {
  /** Of the case study, for sharing. */
  title: string;
  template: Queries.ProjectNeighboursTemplateFragment;
};

/** A row after a case study: sharing it, and links to the ones before and after it in the portfolio. */
export function ProjectNeighbours({ title, previous, next, template }: ProjectNeighboursProps) {
  return (
    <div className={`${layout.wrap} ${layout.screenOnly} ${styles.row}`}>
      <ShareButton title={title} {...template.share} />
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={template.neighboursLabel}>
          {previous && (
            <SiteLink className={styles.link} href={previous.path} rel="prev">
              <Kolam className={styles.figure} kolam={previous.kolam} />
              <span>
                <span className={styles.label}>{template.previousLabel}</span>{' '}
                <span className={styles.title}>{previous.title}</span>
              </span>
            </SiteLink>
          )}{' '}
          {next && (
            <SiteLink className={`${styles.link} ${styles.next}`} href={next.path} rel="next">
              <span>
                <span className={styles.label}>{template.nextLabel}</span>{' '}
                <span className={styles.title}>{next.title}</span>
              </span>
              <Kolam className={styles.figure} kolam={next.kolam} />
            </SiteLink>
          )}
        </nav>
      )}
    </div>
  );
}

export const projectNeighbours = graphql`
  fragment ProjectNeighbours on Query {
    previous: project(path: { eq: $previous }) {
      ...ProjectNeighbour
    }
    next: project(path: { eq: $next }) {
      ...ProjectNeighbour
    }
  }

  fragment ProjectNeighbour on Project {
    path
    title
    kolam {
      ...KolamFigure
    }
  }

  fragment ProjectNeighboursTemplate on ProjectTemplate {
    share {
      label
      copiedText
      addressLabel
    }
    neighboursLabel
    previousLabel
    nextLabel
  }
`;
