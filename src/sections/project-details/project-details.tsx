import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Section } from '../../components/section/section';
import { TwoColumns } from '../../components/two-columns/two-columns';
import * as type from '../../styles/type.module.css';
import { ProjectChallenge } from './project-challenge';
import { ProjectDecisions } from './project-decisions';
import { ProjectFacts } from './project-facts';
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
        <div className={styles.head}>
          <h2 className={type.h2}>{project.projectTitle}</h2>
          <div className={`${type.lead} ${styles.description}`}>
            <Paragraphs text={project.description} />
          </div>
          {project.link && (
            <p>
              <ArrowLink href={project.link.href}>{project.link.label}</ArrowLink>
            </p>
          )}
        </div>
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
    number
    kolam {
      ...KolamFigure
    }
    projectTitle
    description
    link {
      ...LinkFields
    }
    challenge
    highlights
    published
    publishedInWords: published(formatString: "D MMMM YYYY")
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
