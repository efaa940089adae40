import { graphql } from 'gatsby';
import { SidebarBox } from '../../components/sidebar-box/sidebar-box';
import { SiteLink } from '../../components/site-link/site-link';
import { ProjectInvitation } from './project-invitation';
import * as styles from './project-offer.module.css';

type ProjectOfferProps = {
  project: Queries.ProjectOfferFragment;
  template: Queries.ProjectOfferTemplateFragment;
};

/** For readers with a similar problem: the services used, who worked on it, how to ask. It stays beside the text. */
export function ProjectOffer({ project, template }: ProjectOfferProps) {
  const { number, title } = project;
  const subject = number ? `${template.subjectStart} ${number}, ${title}` : undefined;
  const services = project.services ?? [];
  const roles = project.roles ?? [];
  const invitation = project.invitation ?? template.invitation;
  return (
    <div className={styles.offer}>
      <SidebarBox title={template.offerTitle}>
        {services.length > 0 && (
          <nav aria-labelledby="sidebar-services">
            <h3 id="sidebar-services" className={styles.heading}>
              {template.servicesTitle}
            </h3>
            <ul>
              {services.map(({ path, title }) => (
                <li key={path} className={styles.item}>
                  <SiteLink className={styles.link} href={path}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {roles.length > 0 && (
          <>
            <h3 className={styles.heading}>{template.rolesTitle}</h3>
            <ul className={styles.roles}>
              {roles.map((role) => (
                <li key={role} className={styles.role}>
                  {role}
                </li>
              ))}
            </ul>
          </>
        )}
        <ProjectInvitation invitation={invitation} subject={subject} papers={template.papersLink} />
      </SidebarBox>
    </div>
  );
}

export const projectOffer = graphql`
  fragment ProjectOffer on Project {
    number
    title
    services {
      path
      title
    }
    roles
    invitation {
      ...TitledTextFields
    }
  }

  fragment ProjectOfferTemplate on ProjectTemplate {
    offerTitle
    servicesTitle
    rolesTitle
    invitation {
      ...TitledTextFields
    }
    papersLink {
      ...LinkFields
    }
    subjectStart
  }
`;
