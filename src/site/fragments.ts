import { graphql } from 'gatsby';

/** A kolam, drawn. */
export const kolamFigure = graphql`
  fragment KolamFigure on Kolam {
    drawing {
      line
      dots
      width
      height
    }
  }
`;

/** A link. */
export const linkFields = graphql`
  fragment LinkFields on Link {
    label
    href
  }
`;
