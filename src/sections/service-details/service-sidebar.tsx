import { graphql } from 'gatsby';
import { SidebarLinks } from '../../components/sidebar-box/sidebar-box';
import { SidebarPanel } from '../../components/sidebar-panel/sidebar-panel';
import { useSite } from '../../site/use-site';
import * as styles from './service-sidebar.module.css';

type ServiceSidebarProps = {
  service: Queries.ServiceDetailsFragment;
  template: Queries.ServiceTemplateFieldsFragment;
  projectsTitle: string;
  areas: readonly string[];
};

/** Beside a service: other services, its case studies, where it is offered, and the offer of a callback. */
export function ServiceSidebar(props: ServiceSidebarProps) {
  const { service, template, projectsTitle, areas } = props;
  const { navigation } = useSite();
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
        title={projectsTitle}
        links={service.projects.map(({ path, title, number }) => ({
          href: path,
          label: title,
          number,
        }))}
      />
      <SidebarPanel {...template.callback} button={navigation.callToAction} />
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
    areaTitle
    callback {
      ...TitledTextFields
    }
  }
`;
