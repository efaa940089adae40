import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../layout/layout';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { OtherProjects } from '../sections/other-projects/other-projects';
import { ProjectNeighbours } from '../sections/project-neighbours/project-neighbours';
import { PageBanner } from '../sections/page-banner/page-banner';
import { ProjectDetails } from '../sections/project-details/project-details';
import { ProjectMeasures } from '../sections/project-measures/project-measures';
import { caseStudyFacts } from '../seo/page-facts';
import { Seo } from '../seo/seo';
import type { CompleteQuery } from '../site/complete-query';

export default function ProjectTemplate({
  data,
}: PageProps<CompleteQuery<Queries.ProjectTemplateQuery, 'previous' | 'next'>>) {
  const { project, projectTemplate } = data;
  const { path, title, number } = project;
  return (
    <Layout path={path}>
      <Seo page={project} facts={caseStudyFacts(project)} />
      <PageBanner
        name={title}
        heading={title}
        label={number ? `${projectTemplate.numberLabel} ${number}` : undefined}
        kolam={project.kolam}
      />
      <ProjectDetails project={project} template={projectTemplate}>
        <ProjectMeasures measures={project.measures} texts={projectTemplate.measures} />
      </ProjectDetails>
      <ProjectNeighbours {...data} title={title} template={projectTemplate} />
      <OtherProjects {...project} template={projectTemplate} />
      <CallToAction {...data.callToAction} />
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
      ...ProjectTemplateFields
      ...ProjectMeasuresTemplate
      ...ProjectNeighboursTemplate
      ...OtherProjectsTemplate
    }
    callToAction {
      ...CallToAction
    }
  }
`;
