import { graphql } from 'gatsby';
import { Section } from '../../components/section/section';
import { TwoColumns } from '../../components/two-columns/two-columns';
import * as type from '../../styles/type.module.css';
import { ProjectChallenge } from './project-challenge';
import { ProjectDecisions } from './project-decisions';
import { ProjectFacts } from './project-facts';
import { ProjectHead } from './project-head';
import { ProjectHighlights } from './project-highlights';
import { outcomesIn, ProjectMeasures } from './project-measures';
import { ProjectPicture } from './project-picture';
import { ProjectQuote } from './project-quote';
import { ProjectSidebar, type TagLink } from './project-sidebar';
import { ProjectSolution } from './project-solution';
import * as styles from './project-details.module.css';

type ProjectDetailsProps = {
  project: Queries.ProjectDetailsFragment;
  template: Queries.ProjectTemplateFieldsFragment;
  /** What kind of pictures it shows. */
  note: string;
  /** The filters of the portfolio among its tags. */
  filters: readonly TagLink[];
};

/** A case study: picture, text, facts, challenge, solution with screenshots and highlights, beside a sidebar. */
export function ProjectDetails({ project, template, note, filters }: ProjectDetailsProps) {
  const hasOutcome = outcomesIn(project.measures).length > 0;
  const measures = <ProjectMeasures measures={project.measures} texts={template.measures} />;
  return (
    <Section above="tight" below="tight">
      <TwoColumns
        isSidebarPrinted
        sidebar={<ProjectSidebar project={project} template={template} filters={filters} />}
      >
        <ProjectPicture project={project} note={note} />
        <ProjectHead project={project} />
        <ProjectFacts project={project} template={template} />
        <ProjectChallenge title={template.challengeTitle} text={project.challenge} />
        <ProjectSolution project={project} template={template} />
        <ProjectDecisions project={project} template={template} />
        <ProjectHighlights title={template.highlightsTitle} points={project.highlights} />
        {hasOutcome && measures}
        <ProjectQuote {...project} />
        {!hasOutcome && measures}
        {project.published && (
          <p className={`${type.soft} ${type.small} ${styles.date}`}>
            {template.publishedLabel}{' '}
            <time dateTime={project.published}>{project.publishedInWords}</time>
          </p>
        )}
      </TwoColumns>
    </Section>
  );
}

export const projectDetails = graphql`
  fragment ProjectDetails on Project {
    challenge
    highlights
    published
    publishedInWords: published(formatString: "D MMMM YYYY")
    ...ProjectHead
    ...ProjectPicture
    ...ProjectFacts
    ...ProjectSolution
    ...ProjectDecisions
    ...ProjectMeasures
    ...ProjectQuote
    ...ProjectSidebar
  }

  fragment ProjectTemplateFields on ProjectTemplate {
    ...ProjectFactsTemplate
    challengeTitle
    publishedLabel
    highlightsTitle
    ...ProjectSolutionTemplate
    ...ProjectDecisionsTemplate
    ...ProjectMeasuresTemplate
    ...ProjectSidebarTemplate
  }
`;
