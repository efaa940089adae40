import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import * as layout from '../../styles/layout.module.css';

type NeighbourButtonProps = { label: string; project: Queries.NeighbourFragment };

/** Leads to the case study before or after this one in the portfolio. */
export const NeighbourButton = ({ label, project }: NeighbourButtonProps) => (
  <ButtonLink href={project.path} look="outline">
    {label}
    <span className={layout.hidden}>: {project.title}</span>
  </ButtonLink>
);

export const neighbours = graphql`
  fragment Neighbours on Query {
    previous: project(path: { eq: $previous }) {
      ...Neighbour
    }
    next: project(path: { eq: $next }) {
      ...Neighbour
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

  fragment Neighbour on Project {
    path
    title
  }
`;
