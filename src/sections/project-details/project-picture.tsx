import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-picture.module.css';

type ProjectPictureProps = {
  project: Queries.ProjectPictureFragment;
  /** What kind of picture it is. */
  note: string;
};

/** The picture covers a box 300 pixels high on phones and 500 elsewhere, so it may be wider than is seen. */
const SIZES = '(max-width: 575px) 528px, (max-width: 967px) 880px, (max-width: 1199px) 91vw, 888px';

/** The picture at the top of a case study: its banner, or else the picture of its card. */
export function ProjectPicture({ project, note }: ProjectPictureProps) {
  return (
    <div>
      <Picture
        className={styles.picture}
        file={project.banner ?? project.picture}
        alt={project.banner ? project.bannerAlt : project.pictureAlt}
        sizes={SIZES}
        isLargest
        isGrowing
      />
      <p className={`${type.soft} ${type.small} ${layout.screenOnly} ${styles.note}`}>{note}</p>
    </div>
  );
}

export const projectPicture = graphql`
  fragment ProjectPictureNote on Query {
    portfolioPage {
      caseStudies {
        note
      }
    }
  }

  fragment ProjectPicture on Project {
    banner {
      gatsbyImageData
    }
    bannerAlt
    picture {
      gatsbyImageData
    }
    pictureAlt
  }
`;
