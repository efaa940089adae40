import { graphql, type PageProps } from 'gatsby';
import { SiteLink } from '../components/site-link/site-link';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { OtherProjects } from '../sections/other-projects/other-projects';
import { ProjectNeighbours } from '../sections/project-neighbours/project-neighbours';
import { PageBanner } from '../sections/page-banner/page-banner';
import { ProjectDetails } from '../sections/project-details/project-details';
import type { TagLink } from '../sections/project-details/project-tags';
import { ProjectMeasures } from '../sections/project-measures/project-measures';
import { caseStudyFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompleteQuery } from '../site/complete-query';

/** What the page of a case study has from all others (gatsby/pages/case-study-pages.ts). */
type Context = { last: string; filters: readonly TagLink[] };

export default function ProjectTemplate({
  data,
  pageContext,
}: PageProps<CompleteQuery<Queries.ProjectTemplateQuery, 'previous' | 'next'>, Context>) {
  const { project, projectTemplate } = data;
  const { note, pages } = data.portfolioPage.caseStudies;
  const { link: viewAll } = data.projectCarousel;
  const { path, title, number } = project;
  const place = [projectTemplate.numberLabel, number, projectTemplate.ofWord, pageContext.last];
  return (
    <Layout path={path}>
      <Seo page={project} facts={caseStudyFacts(project)} />
      <PageBanner
        name={title}
        heading={title}
        label={number && <SiteLink href={viewAll.href}>{place.join(' ')}</SiteLink>}
        kolam={project.kolam}
      />
      <ProjectDetails
        project={project}
        template={projectTemplate}
        note={note}
        filters={pageContext.filters}
      >
        <ProjectMeasures measures={project.measures} texts={projectTemplate.measures} />
      </ProjectDetails>
      <OtherProjects {...project} template={projectTemplate} viewAll={viewAll}>
        <ProjectNeighbours {...data} title={title} template={projectTemplate} words={pages} />
      </OtherProjects>
      <CallToAction {...data.callToAction} size="line" />
    </Layout>
  );
}

export const query = graphql`
  query ProjectTemplate($record: String!, $previous: String, $next: String, $others: [String!]!) {
    project(path: { eq: $record }) {
      ...PageHead
      number
      kolam {
        ...KolamFigure
      }
      ...ProjectDetails
      ...ProjectMeasures
      ...OtherProjects
      ...CaseStudyFacts
    }
    ...ProjectNeighbours
    projectTemplate {
      numberLabel
      ofWord
      ...ProjectTemplateFields
      ...ProjectMeasuresTemplate
      ...ProjectNeighboursTemplate
      ...OtherProjectsTemplate
    }
    portfolioPage {
      caseStudies {
        note
        pages {
          previous
          next
        }
      }
    }
    projectCarousel {
      link {
        ...LinkFields
      }
    }
    callToAction {
      ...CallToAction
    }
  }
`;
