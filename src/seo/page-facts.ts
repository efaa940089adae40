import type { CreativeWork, ItemList, Person, Question, Service } from 'schema-dts';
import type { PageFacts } from './structured-data';

type Entry = { readonly path: string; readonly title: string };

/** What the page of a service is about. */
export function serviceFacts(service: { title: string; summary: string; path: string }): PageFacts {
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

/** What the page of a case study is about. */
export function caseStudyFacts(project: {
  title: string;
  projectTitle: string;
  description: string;
  tags: readonly string[];
  domain: string | null;
}): PageFacts {
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

/** A page that leads to other pages, in order. */
export function listFacts(entries: readonly Entry[]): PageFacts {
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

/** A page of questions and answers. */
export function questionFacts(
  items: readonly { address: string; title: string; desc: string }[],
): PageFacts {
  return {
    kind: 'FAQPage',
    mainEntity: ({ url }): Question[] =>
      items.map(({ address, title, desc }) => ({
        '@type': 'Question',
        url: `${url}#${address}`,
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: desc },
      })),
  };
}

/** A page that presents the people of the company. */
export function peopleFacts(members: readonly { title: string; desc: string }[]): PageFacts {
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
