import { graphql } from 'gatsby';
import { SidebarLinks } from '../../components/sidebar-box/sidebar-box';
import { SidebarPanel } from '../../components/sidebar-panel/sidebar-panel';
import * as styles from './service-sidebar.module.css';

type ServiceSidebarProps = {
  service: Queries.ServiceDetailsFragment;
  template: Queries.ServiceTemplateFieldsFragment;
  areas: readonly string[];
};

/** Beside a service: other services, its case studies, where it is offered, and the offer of a callback. */
export function ServiceSidebar({ service, template, areas }: ServiceSidebarProps) {
  return (
    <>
      <SidebarLinks
        id="sidebar-services"
        title={template.servicesTitle}
        links={template.services.map(({ path, title }) => ({ href: path, label: title }))}
        currentPath={service.path}
      />
      <SidebarLinks
        id="sidebar-projects"
        title={template.projectsTitle}
        links={service.projects.map(({ path, title, number }) => ({
          href: path,
          label: title,
          number,
        }))}
      />
      <SidebarPanel {...template.callback} />
      <p className={styles.area}>
        <span>{template.areaTitle}</span> <b>{areas.join(', ')}</b>
      </p>
    </>
  );
}

export const serviceTemplateFields = graphql`
  fragment ServiceTemplateFields on ServiceTemplate {
    servicesTitle
    services {
      path
      title
    }
    projectsTitle
    areaTitle
    quote {
      ...LinkFields
    }
    callback {
      title
      text
      button {
        ...LinkFields
      }
    }
  }
`;
