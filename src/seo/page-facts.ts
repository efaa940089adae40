import { graphql } from 'gatsby';
import type { CreativeWork, ItemList, Person, Question, Service } from 'schema-dts';
import type { PageFacts } from './structured-data';

/** What the page of a service is about. */
export function serviceFacts(service: Queries.ServiceFactsFragment): PageFacts {
  return {
    mainEntity: ({ company, siteUrl, url }): Service => ({
      '@type': 'Service',
      '@id': `${url}#service`,
      name: service.title,
      description: service.summary,
      url: `${siteUrl}${service.path}`,
      provider: { '@id': company },
    }),
  };
}

export const serviceFields = graphql`
  fragment ServiceFacts on Service {
    title
    summary
    path
  }
`;

/** What the page of a case study is about. */
export function caseStudyFacts(project: Queries.CaseStudyFactsFragment): PageFacts {
  return {
    mainEntity: ({ company, url }): CreativeWork => ({
      '@type': 'CreativeWork',
      '@id': `${url}#case-study`,
      name: project.title,
      headline: project.projectTitle,
      abstract: project.description,
      keywords: project.tags.join(', '),
      creator: { '@id': company },
      ...(project.domain && { about: project.domain }),
    }),
  };
}

export const caseStudyFields = graphql`
  fragment CaseStudyFacts on Project {
    title
    projectTitle
    description
    tags
    domain
  }
`;

/** A page that leads to other pages, in order. */
export function listFacts(entries: readonly Queries.ListEntryFragment[]): PageFacts {
  return {
    kind: 'CollectionPage',
    mainEntity: ({ siteUrl }): ItemList => ({
      '@type': 'ItemList',
      itemListElement: entries.map(({ path, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${siteUrl}${path}`,
      })),
    }),
  };
}

export const listEntryFields = graphql`
  fragment ListEntry on WebPage {
    path
    title
  }
`;

/** A page of questions and answers. */
export function questionFacts({ columns }: Queries.QuestionFactsFragment): PageFacts {
  return {
    kind: 'FAQPage',
    mainEntity: ({ url }): Question[] =>
      columns.flatMap(({ items }) =>
        items.map(({ address, title, desc }) => ({
          '@type': 'Question',
          url: `${url}#${address}`,
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: desc },
        })),
      ),
  };
}

export const questionFields = graphql`
  fragment QuestionFacts on FaqPage {
    columns {
      items {
        address
        title
        desc
      }
    }
  }
`;

/** A page that presents the people of the company. */
export function peopleFacts({ members }: Queries.PeopleFactsFragment): PageFacts {
  return {
    kind: 'AboutPage',
    mainEntity: ({ company }): Person[] =>
      members.map(({ title, desc }) => ({
        '@type': 'Person',
        name: title,
        jobTitle: desc,
        worksFor: { '@id': company },
      })),
  };
}

export const peopleFields = graphql`
  fragment PeopleFacts on TeamPage {
    members {
      title
      desc
    }
  }
`;
