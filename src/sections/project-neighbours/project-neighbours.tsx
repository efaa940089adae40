import { graphql } from 'gatsby';
import { ShareButton } from '../../components/share-button/share-button';
import { SiteLink } from '../../components/site-link/site-link';
import { Thumbnail } from '../../components/thumbnail/thumbnail';
import * as styles from './project-neighbours.module.css';

type ProjectNeighboursProps = Pick<Queries.ProjectNeighboursFragment, 'previous' | 'next'> & {
  /** Of the case study, for sharing. */
  title: string;
  template: Queries.ProjectNeighboursTemplateFragment;
  words: { readonly previous: string; readonly next: string };
};

type NeighbourProps = { project: Queries.ProjectNeighbourFragment; label: string; rel: string };

function Neighbour({ project, label, rel }: NeighbourProps) {
  return (
    <SiteLink className={`${styles.link} ${styles[rel]}`} href={project.path} rel={rel}>
      <Thumbnail file={project.picture} />{' '}
      <span>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.title}>{project.title}</span>
      </span>
    </SiteLink>
  );
}

/** A row after a case study: sharing it, and links to the ones before and after it in the portfolio. */
export function ProjectNeighbours(props: ProjectNeighboursProps) {
  const { title, previous, next, template, words } = props;
  return (
    <div className={styles.row}>
      <ShareButton title={title} {...template.share} />
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={template.neighboursLabel}>
          {previous && <Neighbour project={previous} label={words.previous} rel="prev" />}{' '}
          {next && <Neighbour project={next} label={words.next} rel="next" />}
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
    portfolioPage {
      caseStudies {
        pages {
          previous
          next
        }
      }
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
