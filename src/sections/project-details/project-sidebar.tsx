import { graphql } from 'gatsby';
import { SidebarBox } from '../../components/sidebar-box/sidebar-box';
import { ProjectOffer } from './project-offer';
import * as layout from '../../styles/layout.module.css';
import * as styles from './project-sidebar.module.css';

type ProjectSidebarProps = {
  project: Queries.ProjectSidebarFragment;
  template: Queries.ProjectSidebarTemplateFragment;
};

/** Beside a case study: its tags, and what a reader with a like problem looks for. */
export function ProjectSidebar({ project, template }: ProjectSidebarProps) {
  return (
    <>
      <div className={layout.screenOnly}>
        <SidebarBox title={template.tagsTitle}>
          <ul className={styles.tags}>
            {project.tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        </SidebarBox>
      </div>
      <ProjectOffer project={project} template={template} />
    </>
  );
}

export const projectSidebar = graphql`
  fragment ProjectSidebar on Project {
    tags
    ...ProjectOffer
  }

  fragment ProjectSidebarTemplate on ProjectTemplate {
    tagsTitle
    ...ProjectOfferTemplate
  }
`;
