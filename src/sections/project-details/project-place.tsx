import { graphql } from 'gatsby';
import { SiteLink } from '../../components/site-link/site-link';

type ProjectPlaceProps = {
  number: string;
  /** The highest number of a case study. */
  last: string;
  template: Queries.ProjectPlaceTemplateFragment;
  /** Address of the portfolio. */
  href: string;
};

/** The number of a case study among all of them, which leads back to the portfolio. */
export function ProjectPlace({ number, last, template, href }: ProjectPlaceProps) {
  return (
    <SiteLink href={href}>
      {[template.numberLabel, number, template.ofWord, last].join(' ')}
    </SiteLink>
  );
}

export const projectPlace = graphql`
  fragment ProjectPlace on Project {
    number
    kolam {
      ...KolamFigure
    }
  }

  fragment ProjectsLink on Query {
    projectCarousel {
      link {
        ...LinkFields
      }
    }
  }

  fragment ProjectPlaceTemplate on ProjectTemplate {
    numberLabel
    ofWord
  }
`;
