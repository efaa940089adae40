import { graphql } from 'gatsby';
import { EnlargeablePicture } from '../../components/enlargeable-picture/enlargeable-picture';
import { useSite } from '../../site/use-site';
import * as type from '../../styles/type.module.css';
import * as styles from './project-screenshots.module.css';

type ProjectScreenshotsProps = {
  project: Queries.ProjectScreenshotsFragment;
  template: Queries.ProjectScreenshotsTemplateFragment;
};

const SIZES = '(max-width: 575px) 91vw, (max-width: 1199px) 45vw, (max-width: 1440px) 30vw, 432px';

/** Screenshots with their captions, two by two or on phones one below the other; each opens large. */
export function ProjectScreenshots({ project, template }: ProjectScreenshotsProps) {
  const { navigation } = useSite();
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
            closeLabel={navigation.closeLabel}
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
  }
`;
