import { graphql, useStaticQuery } from 'gatsby';

/**
 * What every page shows: the company, the menus, the texts of the error page and the theme. The only static
 * query of the site, so that it is fetched once.
 */
export function useSite() {
  const { company, navigation, errorPage, theme } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      company {
        brand
        legalName
        tagline
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
          mapEmbedUrl
          mapProvider
        }
        copyrightYear
        mark {
          ...KolamFigure
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
        contactTitle
      }
      errorPage {
        heading
        text
        homeLink {
          ...LinkFields
        }
      }
      theme {
        light
        dark
      }
    }
  `);
  if (!company || !navigation || !errorPage || !theme) {
    throw new Error('data/company.json, data/navigation.json or data/error-page.json is missing.');
  }
  return { company, navigation, errorPage, theme };
}

/** The result of `useSite`. */
export type Site = ReturnType<typeof useSite>;
