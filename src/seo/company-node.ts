import type { Site } from '../site/use-site';

/** What every page says about the company. */
export type CompanyNode = ReturnType<typeof companyNode>;

/** The company's legal details, as the foot of every page shows them. */
function identityOf({ company, navigation }: Site) {
  const { registrations, contactPerson: person, profiles, foundingDate } = company;
  return {
    ...(registrations && {
      identifier: registrations.map(({ label, number }) => ({
        '@type': 'PropertyValue',
        name: label,
        value: number,
      })),
    }),
    ...(person && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: navigation.identity.contactPerson,
        name: person.name,
        email: person.email ?? company.email,
      },
    }),
    ...(profiles && { sameAs: profiles.links.map(({ href }) => href) }),
    ...(foundingDate && { foundingDate }),
  };
}

/** The company as every page shows it, in its frame. */
export function companyNode(site: Site, id: string) {
  const { company } = site;
  const { address, siteUrl, registeredOffice } = company;
  return {
    // The narrowest type that holds for a company with an office: of software companies there is none.
    '@type': 'LocalBusiness',
    '@id': id,
    name: company.brand,
    legalName: company.legalName,
    slogan: company.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    address: [
      {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
      ...(registeredOffice
        ? [
            {
              '@type': 'PostalAddress',
              name: site.navigation.identity.registeredOffice,
              streetAddress: registeredOffice,
            },
          ]
        : []),
    ],
    ...identityOf(site),
  };
}
