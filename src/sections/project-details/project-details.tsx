import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { ShareButton } from '../../components/share-button/share-button';
import { Section } from '../../components/section/section';
import { TwoColumns } from '../../components/two-columns/two-columns';
import * as type from '../../styles/type.module.css';
import { ProjectBoxes } from './project-boxes';
import { ProjectFacts } from './project-facts';
import { ProjectScreenshots } from './project-screenshots';
import { ProjectSidebar } from './project-sidebar';
import { PublishingDate } from './publishing-date';
import * as styles from './project-details.module.css';

type ProjectDetailsProps = {
  project: Queries.ProjectDetailsFragment;
  template: Queries.ProjectTemplateFieldsFragment;
};

/** The banner covers a box 300 pixels high on phones and 500 elsewhere, so it may be wider than is seen. */
const SIZES = '(max-width: 575px) 528px, (max-width: 967px) 880px, (max-width: 1199px) 91vw, 888px';

/** A case study: what it is, its facts, challenge, solution, highlights and screenshots, when it was published, and a sidebar. */
export function ProjectDetails({ project, template }: ProjectDetailsProps) {
  return (
    <Section above="tight" below="tight">
      <TwoColumns sidebar={<ProjectSidebar project={project} template={template} />}>
        {project.banner && (
          <Picture
            className={styles.banner}
            file={project.banner}
            alt={project.bannerAlt ?? ''}
            sizes={SIZES}
            isFirst
            isFilled
          />
        )}
        <h2 className={type.h2}>{project.projectTitle}</h2>
        <div className={`${type.lead} ${type.measure} ${styles.description}`}>
          <Paragraphs text={project.description} />
        </div>
        <ProjectFacts project={project} labels={template.factLabels} />
        <ProjectBoxes project={project} template={template} />
        <ProjectScreenshots project={project} template={template} />
        <PublishingDate project={project} template={template} />
        <ShareButton title={project.title} {...template.share} />
      </TwoColumns>
    </Section>
  );
}

export const projectDetails = graphql`
  fragment ProjectDetails on Project {
    banner {
      gatsbyImageData
    }
    bannerAlt
    title
    projectTitle
    description
    ...ProjectFacts
    ...ProjectBoxes
    ...ProjectScreenshots
    ...ProjectSidebar
    ...PublishingDate
  }

  fragment ProjectTemplateFields on ProjectTemplate {
    share {
      label
      copiedText
      addressLabel
    }
    factLabels {
      ...ProjectFactLabels
    }
    ...ProjectBoxesTemplate
    ...ProjectScreenshotsTemplate
    ...ProjectSidebarTemplate
    ...PublishingDateTemplate
  }
`;
