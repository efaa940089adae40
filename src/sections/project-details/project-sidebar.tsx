import { graphql } from 'gatsby';
import { ProjectOffer } from './project-offer';
import { ProjectTags, type TagLink } from './project-tags';

type ProjectSidebarProps = {
  project: Queries.ProjectSidebarFragment;
  template: Queries.ProjectSidebarTemplateFragment;
  filters: readonly TagLink[];
};

/** Beside a case study: its tags, and what a reader with a like problem looks for. */
export function ProjectSidebar({ project, template, filters }: ProjectSidebarProps) {
  return (
    <>
      <ProjectTags title={template.tagsTitle} tags={project.tags} filters={filters} />
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
