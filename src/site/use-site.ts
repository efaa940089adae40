import { graphql, useStaticQuery } from 'gatsby';

/**
 * What every page shows: the company, the menus, the error text and the theme. The only static query of the site, so
 * that it is fetched once.
 */
export function useSite() {
  const { company, navigation, theme } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      company {
        brand
        legalName
        tagline
        description
        keywords
        siteUrl
        email
        phone
        address {
          street
          city
          postalCode
          country
          mapUrl
        }
        profiles {
          links {
            ...LinkFields
          }
        }
        registrations {
          label
          number
        }
        registeredOffice
        contactPerson {
          name
          role
          email
        }
        foundingDate
        copyrightYear
        mark {
          ...KolamFigure
        }
        logo {
          publicURL
        }
        drawnName {
          image {
            publicURL
          }
          label
        }
      }
      navigation {
        skipLink
        contactLabel
        mainLabel
        menuLabel
        closeLabel
        breadcrumbLabel
        home {
          ...LinkFields
        }
        main {
          label
          href
          covers
          items: links {
            ...LinkFields
          }
        }
        callToAction {
          ...LinkFields
        }
        quote {
          ...LinkFields
        }
        callLabel
        usefulLinks {
          title
          links {
            ...LinkFields
          }
        }
        serviceLinks {
          title
          links {
            ...LinkFields
          }
        }
        error {
          ...TitledTextFields
        }
        contactTitle
        identity {
          registrations
          registeredOffice
          contactPerson
        }
        loadingLabel
        draftLabel
      }
      theme {
        light
        dark
      }
    }
  `);
  if (!company || !navigation || !theme) {
    throw new Error('data/company.json or data/navigation.json is missing.');
  }
  return { company, navigation, theme };
}

/** The result of `useSite`. */
export type Site = ReturnType<typeof useSite>;
