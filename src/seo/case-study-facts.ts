import { graphql } from 'gatsby';
import type { Article } from 'schema-dts';
import { addressOfPicture, type PageFacts } from './structured-data';

/** What the page of a case study is about. */
export function caseStudyFacts(project: Queries.CaseStudyFactsFragment): PageFacts {
  const { title, projectTitle, description, tags, domain, published, updated, client } = project;
  const picture = project.banner ?? project.screenshots[0] ?? project.picture;
  return {
    article: { published },
    mainEntity: ({ company, brand, siteUrl, url }): Article & object => ({
      '@type': 'Article',
      '@id': `${url}#case-study`,
      name: title,
      headline: projectTitle,
      abstract: description,
      keywords: tags.join(', '),
      // Named here too, because reader views do not follow references.
      author: { '@id': company, name: brand, url: `${siteUrl}/` } as Article['author'],
      image: siteUrl + addressOfPicture(picture),
      ...(published && { datePublished: published }),
      ...(updated && { dateModified: updated }),
      ...(client && {
        mentions: {
          '@type': 'Organization',
          name: client.name,
          ...(client.link && { url: client.link }),
        },
      }),
      ...(domain && { about: { '@type': 'Thing', name: domain } }),
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
    published
    updated
    client {
      name
      link
    }
    banner {
      gatsbyImageData
    }
    screenshots {
      gatsbyImageData
    }
    picture {
      gatsbyImageData
    }
  }
`;
