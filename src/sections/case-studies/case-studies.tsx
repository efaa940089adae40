import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ProjectCard } from '../../components/project-card/project-card';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import * as styles from './case-studies.module.css';
import { PageLinks } from './page-links';
import { ProjectFilterBar } from './project-filter-bar';
import { filterIdsOf, filtersOf } from './project-filters';

type CaseStudiesProps = Queries.CaseStudiesFragment & {
  /** Address of the first page of the list. */
  path: string;
};

const HEADING = 'case-studies-title';
const SIZES = '(max-width: 899px) 91vw, (max-width: 1440px) 54vw, 776px';

/**
 * All case studies, alternately wide and narrow, or those that match a filter. Too many for one page are
 * split into pages without filters, which would miss the other pages.
 */
export function CaseStudies(section: CaseStudiesProps) {
  const { label, title, note, filter, shown, pages, guide, path } = section;
  const { projects } = shown;
  return (
    <Section labelledBy={HEADING} above="close">
      <SectionHead id={HEADING} label={label} title={title} text={note} />
      {shown.pages === 1 && (
        <ProjectFilterBar texts={filter} total={projects.length} {...filtersOf(projects)} />
      )}
      <ul className={styles.list}>
        {projects.map((project) => (
          <li
            key={project.path}
            className={styles.project}
            data-filters={filterIdsOf(project).join(' ')}
          >
            <ProjectCard className={styles.card} project={project} sizes={SIZES} isFilled />
          </li>
        ))}
      </ul>
      {shown.pages > 1 && <PageLinks texts={pages} path={path} heading={HEADING} {...shown} />}
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
    shown(page: $page) {
      page
      pages
      projects {
        category
        technology {
          frontend
          backend
          database
        }
        ...ProjectCard
      }
    }
    pages {
      ...PageLinkTexts
    }
    guide {
      ...LinkFields
    }
  }
`;
