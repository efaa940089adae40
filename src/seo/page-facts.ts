import { graphql } from 'gatsby';
import type { ItemList, Question, Service } from 'schema-dts';
import { paragraphsOf } from '../components/paragraphs/paragraphs';
import { addressOfPicture, type PageFacts } from './structured-data';

/** What the page of a service is about, and where it is offered. */
export function serviceFacts(
  service: Queries.ServiceFactsFragment,
  areaServed: readonly string[],
): PageFacts {
  return {
    mainEntity: ({ company, siteUrl, url }): Service => ({
      '@type': 'Service',
      '@id': `${url}#service`,
      name: service.title,
      ...(service.serviceType && { serviceType: service.serviceType }),
      description: paragraphsOf(service.overview)[0]!,
      image: siteUrl + addressOfPicture(service.image),
      url: `${siteUrl}${service.path}`,
      provider: { '@id': company },
      areaServed,
    }),
  };
}

export const serviceFields = graphql`
  fragment ServiceFacts on Service {
    title
    serviceType
    overview
    image {
      gatsbyImageData
    }
    path
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
          url: address ? `${url}#${address}` : url,
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
