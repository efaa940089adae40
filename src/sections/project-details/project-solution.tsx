import { graphql } from 'gatsby';
import { paragraphsOf, Paragraphs } from '../../components/paragraphs/paragraphs';
import * as type from '../../styles/type.module.css';
import { HangingText } from './hanging-text';
import { ProjectScreenshots } from './project-screenshots';
import * as styles from './project-solution.module.css';

type ProjectSolutionProps = {
  project: Queries.ProjectSolutionFragment;
  template: Queries.ProjectSolutionTemplateFragment;
};

/** What was built. Screenshots, if any, follow the first paragraph. */
export function ProjectSolution({ project, template }: ProjectSolutionProps) {
  const paragraphs = paragraphsOf(project.solution);
  const before = project.screenshots.length > 0 ? 1 : paragraphs.length;
  const textOf = (part: string[]) => <Paragraphs text={part.join('\n\n')} />;
  const rest = paragraphs.slice(before);
  return (
    <section className={styles.solution}>
      <HangingText head={<h3 className={type.h3}>{template.solutionTitle}</h3>}>
        {textOf(paragraphs.slice(0, before))}
      </HangingText>
      <ProjectScreenshots project={project} template={template} />
      {rest.length > 0 && <HangingText>{textOf(rest)}</HangingText>}
    </section>
  );
}

export const projectSolution = graphql`
  fragment ProjectSolution on Project {
    solution
    ...ProjectScreenshots
  }

  fragment ProjectSolutionTemplate on ProjectTemplate {
    solutionTitle
    ...ProjectScreenshotsTemplate
  }
`;
