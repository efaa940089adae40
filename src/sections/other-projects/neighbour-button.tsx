import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { Picture } from '../../components/picture/picture';
import * as layout from '../../styles/layout.module.css';
import * as styles from './other-projects.module.css';

type NeighbourButtonProps = { label: string; project: Queries.OtherProjectFragment };

/** Leads to the case study before or after this one in the portfolio. */
export const NeighbourButton = ({ label, project }: NeighbourButtonProps) => (
  <ButtonLink className={styles.neighbour} href={project.path} look="outline" size="small">
    <Picture file={project.picture} alt="" sizes="54px" hasGround={false} />
    {label}
    <span className={layout.hidden}>: {project.title}</span>
  </ButtonLink>
);

export const neighbours = graphql`
  fragment Neighbours on Query {
    previous: project(path: { eq: $previous }) {
      ...OtherProject
    }
    next: project(path: { eq: $next }) {
      ...OtherProject
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
`;
