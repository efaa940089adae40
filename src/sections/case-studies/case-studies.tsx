import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/arrow-link/arrow-link';
import { ProjectCard } from '../../components/project-card/project-card';
import { Section } from '../../components/section/section';
import { SectionHead } from '../../components/section-head/section-head';
import { HeadStyle } from '../../seo/head-style';
import * as styles from './case-studies.module.css';
import { ProjectFilterBar } from './project-filter-bar';
import { filterIdsOf, filterRules, filtersOf } from './project-filters';

const SIZES = '(max-width: 899px) 91vw, (max-width: 1440px) 54vw, 776px';

/** All case studies, wide and narrow by turns, or those that a filter leaves. */
export function CaseStudies(section: Queries.CaseStudiesFragment) {
  const { label, title, note, filter, projects, guide } = section;
  const { categories, technologies } = filtersOf(projects);
  return (
    <Section labelledBy="case-studies-title" above="close">
      <SectionHead id="case-studies-title" label={label} title={title} text={note} />
      <HeadStyle rules={filterRules([...categories, ...technologies])} />
      <ProjectFilterBar
        texts={filter}
        total={projects.length}
        categories={categories}
        technologies={technologies}
      />
      <ul className={styles.list}>
        {projects.map((project) => (
          <li
            key={project.path}
            className={styles.project}
            data-filters={filterIdsOf(project).join(' ')}
          >
            <ProjectCard className={styles.card} project={project} sizes={SIZES} />
          </li>
        ))}
      </ul>
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
      label
      allLabel
      categoryLabel
      technologyLabel
      shownLabel
    }
    projects {
      category
      technology {
        frontend
        backend
        database
      }
      ...ProjectCard
    }
    guide {
      ...LinkFields
    }
  }
`;
