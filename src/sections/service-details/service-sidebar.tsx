import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/button';
import { SidebarLinks } from '../../components/sidebar-box/sidebar-box';
import { useSite } from '../../site/use-site';
import * as field from '../../styles/field.module.css';
import * as type from '../../styles/type.module.css';
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
  const { callToAction: button } = useSite().navigation;
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
        links={service.sidebarProjects.map(({ href, name, number }) => ({
          href,
          label: name,
          number,
        }))}
      />
      <section className={`${styles.panel} ${field.grove}`}>
        <h2 className={type.h3}>{template.callback.title}</h2>
        <p>{template.callback.text}</p>
        <p>
          <ButtonLink href={button.href} size="small">
            {button.label}
          </ButtonLink>
        </p>
      </section>
      <p className={styles.area}>
        <span>{template.areaTitle}</span> <b>{areas.join(', ')}</b>
      </p>
    </>
  );
}

export const serviceTemplateFields = graphql`
  fragment ServiceTemplateFields on ServiceTemplate {
    stepsTitle
    overview2Title
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
