import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { ShareButton } from '../../components/share-button/share-button';
import { SiteLink } from '../../components/site-link/site-link';
import * as styles from './project-neighbours.module.css';

type ProjectNeighboursProps = Queries.ProjectNeighboursFragment & {
  /** Of the case study, for sharing. */
  title: string;
  template: Queries.ProjectNeighboursTemplateFragment;
  words: { readonly previous: string; readonly next: string };
};

/** A row after a case study: sharing it, and links to the ones before and after it in the portfolio. */
export function ProjectNeighbours({
  title,
  previous,
  next,
  template,
  words,
}: ProjectNeighboursProps) {
  return (
    <div className={styles.row}>
      <ShareButton title={title} {...template.share} />
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={template.neighboursLabel}>
          {previous && (
            <SiteLink className={styles.link} href={previous.path} rel="prev">
              <Picture
                className={styles.picture}
                file={previous.picture}
                alt=""
                sizes="88px"
                hasGround={false}
              />
              <span>
                <span className={styles.label}>{words.previous}</span>{' '}
                <span className={styles.title}>{previous.title}</span>
              </span>
            </SiteLink>
          )}{' '}
          {next && (
            <SiteLink className={`${styles.link} ${styles.next}`} href={next.path} rel="next">
              <span>
                <span className={styles.label}>{words.next}</span>{' '}
                <span className={styles.title}>{next.title}</span>
              </span>
              <Picture
                className={styles.picture}
                file={next.picture}
                alt=""
                sizes="88px"
                hasGround={false}
              />
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
    picture {
      gatsbyImageData
    }
  }

  fragment ProjectNeighboursTemplate on ProjectTemplate {
    share {
      label
      copiedText
      addressLabel
    }
    neighboursLabel
  }
`;
