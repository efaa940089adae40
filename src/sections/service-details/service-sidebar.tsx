import { graphql } from 'gatsby';
import { SidebarLinks } from '../../components/sidebar-box/sidebar-box';
import { SidebarPanel } from '../../components/sidebar-panel/sidebar-panel';

type ServiceSidebarProps = {
  service: Queries.ServiceDetailsFragment;
  template: Queries.ServiceTemplateFieldsFragment;
};

/** Beside a service: other services, case studies that fit, and the offer of a callback. */
export function ServiceSidebar({ service, template }: ServiceSidebarProps) {
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
        links={service.projects.map(({ name, href, project }) => ({
          href,
          label: name,
          number: project.number,
        }))}
      />
      <SidebarPanel {...template.callback} ground="grove" />
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
