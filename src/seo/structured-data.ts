import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts';
import type { PictureFile } from '../components/picture/picture';
import type { Site } from '../site/use-site';
import { companyNode, type CompanyNode } from './company-node';

/** The schema.org type of a page. */
type PageKind = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'WebPage';

/** Structured data of a page beyond what every page has. */
export type PageFacts = {
  /** The type of the page. Default: WebPage. */
  kind?: PageKind;
  /**
   * What the page is about: one thing, or several in order.
   *
   * @param names - the `@id`s by which it refers to other things
   */
  mainEntity?: (names: Names) => Thing | Thing[];
  /** Whether the page is an article, and the day on which it was published. */
  article?: { published?: string | null };
  /** Adds what only this page shows about the company. */
  ofCompany?: (company: CompanyNode, names: Names) => object;
};

/** Addresses that things refer to, the company's `@id`, the site and the page; and the name of the company. */
type Names = {
  company: string;
  brand: string;
  siteUrl: string;
  url: string;
};

const LANGUAGE = 'en-IN';

/** The address of a picture as the page shows it. */
export const addressOfPicture = ({ gatsbyImageData }: PictureFile): string =>
  gatsbyImageData?.images.fallback?.src ?? '';

function breadcrumbNode(
  { navigation, company }: Site,
  page: Queries.PageHeadFragment,
  id: string,
): BreadcrumbList & object {
  const crumbs = [
    [navigation.home.label, navigation.home.href],
    [page.title, page.path],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${company.siteUrl}${path}`,
    })),
  };
}

/**
 * Describes a page to search engines: one connected graph of the company, the site, the page, its
 * breadcrumb and what it is about, in the words of schema.org. It says nothing that the page does not show.
 *
 * @param site - what every page shows
 * @param page - what this page says in its head
 * @param facts - what this page is, and what it is about
 */
export function graphOf(
  site: Site,
  page: Queries.PageHeadFragment,
  { kind = 'WebPage', mainEntity, ofCompany = (node) => node }: PageFacts = {},
): Graph {
  const { siteUrl, brand } = site.company;
  const url = `${siteUrl}${page.path}`;
  const [company, webSite, breadcrumb] = [
    `${siteUrl}/#company`,
    `${siteUrl}/#website`,
    `${url}#breadcrumb`,
  ];
  const names = { company, brand, siteUrl, url };
  const about = mainEntity?.(names);
  // Readers of articles look for them at the top of the graph.
  const ownNode = typeof about === 'object' && '@id' in about ? about : undefined;
  const isHome = page.path === site.navigation.home.href;
  const webSiteNode: WebSite = {
    '@type': 'WebSite',
    '@id': webSite,
    url: `${siteUrl}/`,
    name: brand,
    inLanguage: LANGUAGE,
    publisher: { '@id': company },
  };
  const webPage: WebPage = {
    '@type': kind as 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    inLanguage: LANGUAGE,
    isPartOf: { '@id': webSite },
    ...(page.updated && { dateModified: page.updated }),
    ...(!isHome && { breadcrumb: { '@id': breadcrumb } }),
    ...(about && { mainEntity: (ownNode ? { '@id': ownNode['@id'] } : about) as Thing }),
    ...(isHome && { about: { '@id': company } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ofCompany(companyNode(site, company), names) as Thing,
      webSiteNode,
      webPage,
      ...(ownNode ? [ownNode] : []),
      ...(isHome ? [] : [breadcrumbNode(site, page, breadcrumb)]),
    ],
  };
}
