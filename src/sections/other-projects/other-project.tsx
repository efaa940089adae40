import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Figure } from '../../components/figure/figure';
import { Picture } from '../../components/picture/picture';
import { WholeWords } from '../../components/whole-words/whole-words';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './other-projects.module.css';

type OtherProjectProps = { project: Queries.OtherProjectFragment; label: string };

/** Another case study: its icon or a small picture, its number and title, and a link. */
export function OtherProject({ project, label }: OtherProjectProps) {
  const { path, number, title, icon, picture } = project;
  return (
    <li className={styles.project}>
      {icon ? (
        <Figure className={styles.icon} picture={icon} />
      ) : (
        <Picture file={picture} alt="" sizes="88px" hasGround={false} />
      )}
      <span className={`${type.number} ${type.soft}`}>{number}</span>
      <h3 className={type.h3}>
        <WholeWords title={title} />
      </h3>
      <ArrowLink className={`${layout.cover} ${styles.link}`} href={path}>
        {label}
        <span className={layout.hidden}>: {title}</span>
      </ArrowLink>
    </li>
  );
}

export const otherProject = graphql`
  fragment OtherProject on Project {
    path
    number
    title
    icon {
      publicURL
    }
    picture {
      gatsbyImageData
    }
  }
`;
