import { graphql } from 'gatsby';
import * as type from '../../styles/type.module.css';
import * as styles from './project-details.module.css';

type PublishingDateProps = {
  project: Queries.PublishingDateFragment;
  template: Queries.PublishingDateTemplateFragment;
};

/** The day on which a case study was published, or nothing where none is named. */
export function PublishingDate({ project, template }: PublishingDateProps) {
  const { published, publishedInWords } = project;
  if (!published) return null;
  return (
    <p className={`${type.soft} ${type.small} ${styles.date}`}>
      {template.publishedLabel} <time dateTime={published}>{publishedInWords}</time>
    </p>
  );
}

export const publishingDate = graphql`
  fragment PublishingDate on Project {
    published
    publishedInWords: published(formatString: "D MMMM YYYY")
  }

  fragment PublishingDateTemplate on ProjectTemplate {
    publishedLabel
  }
`;
