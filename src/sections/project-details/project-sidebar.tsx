import { graphql } from 'gatsby';
import { SidebarBox } from '../../components/sidebar-box/sidebar-box';
import { SiteLink } from '../../components/site-link/site-link';
import { ProjectOffer } from './project-offer';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './project-sidebar.module.css';

/** A tag that is a filter of the portfolio. */
export type TagLink = { label: string; href: string };

type ProjectSidebarProps = {
  project: Queries.ProjectSidebarFragment;
  template: Queries.ProjectSidebarTemplateFragment;
  filters: readonly TagLink[];
};

/**
 * Beside a case study: its tags, and what a reader with a similar problem looks for. Tags that filter the portfolio
 * are links; the rest are a line of text.
 */
export function ProjectSidebar({ project, template, filters }: ProjectSidebarProps) {
  const others = project.tags.filter((tag) => filters.every(({ label }) => label !== tag));
  return (
    <>
      <div className={`${layout.screenOnly} ${styles.tags}`}>
        <SidebarBox title={template.tagsTitle}>
          {filters.length > 0 && (
            <ul className={styles.filters}>
              {filters.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink className={type.pill} href={href}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <p className={`${type.soft} ${type.small} ${styles.others}`}>{others.join(', ')}</p>
          )}
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
