import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import * as type from '../../styles/type.module.css';
import * as styles from './project-details.module.css';

/** What a case study is about: its title, what the product is, and a link to it. */
export function ProjectHead({ project }: { project: Queries.ProjectHeadFragment }) {
  const { projectTitle, description, link } = project;
  return (
    <div className={styles.head}>
      <h2 className={type.h2}>{projectTitle}</h2>
      <div className={`${type.lead} ${styles.description}`}>
        <Paragraphs text={description} />
      </div>
      {link && (
        <p>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      )}
    </div>
  );
}

export const projectHead = graphql`
  fragment ProjectHead on Project {
    projectTitle
    description
    link {
      ...LinkFields
    }
  }
`;
