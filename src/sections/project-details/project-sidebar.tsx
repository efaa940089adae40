import { graphql } from 'gatsby';
import { SidebarBox, SidebarLinks } from '../../components/sidebar-box/sidebar-box';
import { SidebarPanel } from '../../components/sidebar-panel/sidebar-panel';
import * as styles from './project-sidebar.module.css';

type ProjectSidebarProps = {
  project: Queries.ProjectSidebarFragment;
  template: Queries.ProjectSidebarTemplateFragment;
};

/** Beside a case study: its tags, the services that it used, and an invitation to get in touch. */
export function ProjectSidebar({ project, template }: ProjectSidebarProps) {
  return (
    <>
      <SidebarBox title={template.tagsTitle}>
        <ul className={styles.tags}>
          {project.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      </SidebarBox>
      <SidebarLinks
        id="sidebar-services"
        title={template.servicesTitle}
        links={project.services.map(({ path, title }) => ({ href: path, label: title }))}
      />
      <SidebarPanel {...project.invitation} button={template.quote} ground="sun" />
    </>
  );
}

export const projectSidebar = graphql`
  fragment ProjectSidebar on Project {
    tags
    services {
      path
      title
    }
    invitation {
      title
      text
    }
  }

  fragment ProjectSidebarTemplate on ProjectTemplate {
    tagsTitle
    quote {
      ...LinkFields
    }
    servicesTitle
  }
`;
