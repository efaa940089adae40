import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { noteFollowedPicture } from '../picture/growing-picture';
import { Picture, type PictureFile } from '../picture/picture';
import { SiteLink } from '../site-link/site-link';
import { WholeWords } from '../whole-words/whole-words';
import * as styles from './project-card.module.css';

/** What a card shows of a case study. */
type ProjectCardData = {
  readonly path: string;
  readonly number: string | null;
  readonly title: string;
  readonly summary: string;
  readonly picture: PictureFile;
  readonly pictureAlt: string;
};

type ProjectCardProps = {
  project: ProjectCardData;
  sizes: string;
  /** What screen readers call it instead of an article. */
  roleDescription?: string;
};

/** A case study as a picture with its number, title and one line. The whole card is the link. */
export function ProjectCard({ project, sizes, roleDescription }: ProjectCardProps) {
  const ground = project.picture.gatsbyImageData?.backgroundColor;
  return (
    <article
      className={styles.card}
      aria-roledescription={roleDescription}
      aria-label={project.title}
    >
      <div className={styles.frame}>
        <svg className={styles.ground} fill={ground} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
        <Picture
          file={project.picture}
          alt={project.pictureAlt}
          sizes={sizes}
          hasGround={false}
          className={styles.image}
        />
      </div>
      <div className={styles.text}>
        <span className={`${type.h3} ${type.number} ${styles.number}`}>{project.number}</span>{' '}
        <h3 className={type.h3}>
          <SiteLink
            className={`${layout.cover} ${styles.link}`}
            href={project.path}
            onFollow={noteFollowedPicture}
          >
            <WholeWords title={project.title} />
          </SiteLink>
        </h3>
        <p className={`${type.soft} ${type.small} ${styles.summary}`}>{project.summary}</p>
      </div>
    </article>
  );
}
