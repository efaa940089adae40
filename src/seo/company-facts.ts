import { graphql } from 'gatsby';
import type { Person } from 'schema-dts';
import type { PictureFile } from '../components/picture/picture';
import { daysOf } from '../site/office-hours';
import { addressOfPicture, type PageFacts } from './structured-data';

type Company = Queries.ContactFactsFragment;

const hoursNode = (hours: NonNullable<Company['openingHours']>[number]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: daysOf(hours),
  opens: hours.opens,
  closes: hours.closes,
});

/** The page with ways to reach the company, which shows more about it than other pages do. */
export function contactFacts({ address, openingHours }: Company): PageFacts {
  const { region, latitude, longitude } = address;
  return {
    kind: 'ContactPage',
    ofCompany: (company) => ({
      ...company,
      address: [
        { ...company.address[0], ...(region && { addressRegion: region }) },
        ...company.address.slice(1),
      ],
      // The map shows the place.
      ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      ...(openingHours && { openingHoursSpecification: openingHours.map(hoursNode) }),
    }),
  };
}

export const contactFactsFields = graphql`
  fragment ContactFacts on Company {
    address {
      region
      latitude
      longitude
    }
    openingHours {
      from
      to
      opens
      closes
    }
  }
`;

/** The page that tells the story of the company, with a picture of it where it shows one. */
export const aboutFacts = (picture: PictureFile | null): PageFacts => ({
  kind: 'AboutPage',
  ofCompany: (company, { siteUrl }) => ({
    ...company,
    ...(picture && { image: siteUrl + addressOfPicture(picture) }),
  }),
});

/** A page that presents the people of the company. */
export function peopleFacts({ members }: Queries.PeopleFactsFragment): PageFacts {
  return {
    kind: 'AboutPage',
    mainEntity: ({ company, siteUrl }): Person[] =>
      members.map(({ icon, title, desc }) => ({
        '@type': 'Person',
        name: title,
        jobTitle: desc,
        image: siteUrl + addressOfPicture(icon),
        worksFor: { '@id': company },
      })),
  };
}

export const peopleFields = graphql`
  fragment PeopleFacts on TeamPage {
    members {
      icon {
        gatsbyImageData
      }
      title
      desc
    }
  }
`;
