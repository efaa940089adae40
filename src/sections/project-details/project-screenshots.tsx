import { graphql } from 'gatsby';
import { EnlargeablePicture } from '../../components/enlargeable-picture/enlargeable-picture';
import * as type from '../../styles/type.module.css';
import * as styles from './project-screenshots.module.css';

type ProjectScreenshotsProps = {
  project: Queries.ProjectScreenshotsFragment;
  template: Queries.ProjectScreenshotsTemplateFragment;
};

const SIZES = '(max-width: 1199px) 45vw, (max-width: 1440px) 30vw, 432px';

/** Screenshots two by two with their captions, each of which opens large, or nothing where there are none. */
export function ProjectScreenshots({ project, template }: ProjectScreenshotsProps) {
  if (project.screenshots.length === 0) return null;
  return (
    <div className={styles.screenshots}>
      {project.screenshots.map((file, index) => (
        <figure key={index}>
          <EnlargeablePicture
            file={file}
            alt={`${template.screenshotLabel} ${index + 1}`}
            sizes={SIZES}
            enlargeLabel={template.enlargeLabel}
            closeLabel={template.closeLabel}
          />
          {project.screenshotCaptions?.[index] && (
            <figcaption className={`${type.soft} ${type.small} ${styles.caption}`}>
              {project.screenshotCaptions[index]}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

export const projectScreenshots = graphql`
  fragment ProjectScreenshots on Project {
    screenshots {
      publicURL
      gatsbyImageData
    }
    screenshotCaptions
  }

  fragment ProjectScreenshotsTemplate on ProjectTemplate {
    screenshotLabel
    enlargeLabel
    closeLabel
  }
`;
