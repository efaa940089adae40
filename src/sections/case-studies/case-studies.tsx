import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ProjectCard } from '../../components/project-card/project-card';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as styles from './case-studies.module.css';
import { filterPath, PageLinks } from './page-links';
import { ProjectFilterBar } from './project-filter-bar';

type CaseStudiesProps = Queries.CaseStudiesFragment & {
  /** Address of the list that shows all. */
  path: string;
};

const HEADING = 'case-studies-title';
const SIZES = '(max-width: 599px) 91vw, (max-width: 1440px) 45vw, 660px';

/**
 * All case studies, or those that match a filter, two in a row. When they are too many for one page, the list
 * has several, and so has each filter.
 */
export function CaseStudies(section: CaseStudiesProps) {
  const { label, title, note, filter, shown, pages, guide, path } = section;
  const { projects, filter: chosen } = shown;
  return (
    <Section labelledBy={HEADING} above="close">
      <SectionHead id={HEADING} label={label} title={chosen?.label ?? title} text={note} />
      <ProjectFilterBar texts={filter} shown={shown} path={path} heading={HEADING} />
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.path}>
            <ProjectCard project={project} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {shown.pages > 1 && (
        <PageLinks texts={pages} path={filterPath(path, chosen)} heading={HEADING} {...shown} />
      )}
      <ArrowLink className={styles.guide} href={guide.href}>
        {guide.label}
      </ArrowLink>
    </Section>
  );
}

export const caseStudies = graphql`
  fragment CaseStudies on CaseStudies {
    label
    title
    note
    filter {
      ...ProjectFilterTexts
    }
    shown(list: $list) {
      page
      pages
      projects {
        ...ProjectCard
      }
      ...ShownFilters
    }
    pages {
      ...PageLinkTexts
    }
    guide {
      ...LinkFields
    }
  }
`;
