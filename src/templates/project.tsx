import { graphql } from 'gatsby';
import { SiteLink } from '../components/site-link/site-link';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { OtherProjects } from '../sections/other-projects/other-projects';
import { PageBanner } from '../sections/page-banner/page-banner';
import { ProjectDetails } from '../sections/project-details/project-details';
import type { TagLink } from '../sections/project-details/project-sidebar';
import { caseStudyFacts } from '../seo/case-study-facts';
import { Seo } from '../seo/seo';
import type { CompletePage } from '../site/complete-page';

/** What the page of a case study needs from all others (gatsby/pages/case-study-pages.ts). */
type Context = { last: string; filters: readonly TagLink[] };

type ProjectPage = CompletePage<Queries.ProjectTemplateQuery, 'previous' | 'next', Context>;

export default function ProjectTemplate({ data, pageContext }: ProjectPage) {
  const { project, projectTemplate: template } = data;
  const { note, pages: words } = data.portfolioPage.caseStudies;
  const { link: viewAll } = data.projectCarousel;
  const { path, title, number, kolam } = project;
  const { last, filters } = pageContext;
  const place = [template.numberLabel, number, template.ofWord, last].join(' ');
  return (
    <Layout path={path} isDraft={project.draft}>
      <Seo page={project} facts={caseStudyFacts(project)} isDraft={project.draft} />
      <PageBanner
        name={title}
        label={number && <SiteLink href={viewAll.href}>{place}</SiteLink>}
        kolam={kolam}
      />
      <ProjectDetails {...{ project, template, note, filters }} />
      <OtherProjects {...{ ...data, ...project, template, viewAll, words }} />
      <CallToAction {...data.callToAction} size="band" />
    </Layout>
  );
}

export const query = graphql`
  query ProjectTemplate($record: String!, $previous: String, $next: String, $others: [String!]!) {
    project(path: { eq: $record }) {
      ...PageHead
      draft
      number
      kolam {
        ...KolamFigure
      }
      ...ProjectDetails
      ...OtherProjects
      ...CaseStudyFacts
    }
    projectTemplate {
      numberLabel
      ofWord
      ...ProjectTemplateFields
      ...OtherProjectsTemplate
    }
    ...Neighbours
    ...ProjectPictureNote
    ...ProjectsLink
    ...CallToAction
  }
`;
