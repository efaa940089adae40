import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { parse } from 'node-html-parser';
import { SECURITY_TXT } from '../../../hosting/rules/rules';
import type { PortfolioList } from '../../pages/portfolio-pages';
import { feedOf, FEED_PATH } from './feed';
import { drawIcons } from '../../pictures/icons';
import { llmsOf } from './llms';
import { manifestOf } from './manifest';
import { robotsOf } from './robots';
import { securityTxtOf } from './security-txt';
import { sitemapOf } from './sitemap';

const SITE = 'public';

/** Whether search engines may list a built page, and the addresses of its pictures. */
function readPage(path: string) {
  const page = parse(readFileSync(join(SITE, path, 'index.html'), 'utf8'));
  const images = page.querySelectorAll('main img');
  return {
    isListed: page.querySelector('meta[name="robots"][content*="noindex"]') === null,
    pictures: [...new Set(images.flatMap((image) => image.getAttribute('src') ?? []))],
  };
}

/**
 * Writes the files that crawlers, feed readers and phones ask for, from the same content as the pages:
 * sitemap.xml, robots.txt, security.txt, site.webmanifest, llms.txt, the feed of case studies and the icons.
 */
export async function writeSiteFiles({ graphql }: BuildArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.SiteFilesQuery>(`
    query SiteFiles {
      company {
        brand
        legalName
        description
        siteUrl
        email
        training
        mark {
          seed
          shape
          columns
          rows
          density
        }
        logo {
          absolutePath
        }
      }
      allWebPage(sort: { path: ASC }) {
        nodes {
          __typename
          path
          title
          metaDescription
          updated
        }
      }
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      servicesPage {
        title
      }
      portfolioPage {
        path
        title
        updated
        caseStudies {
          projects {
            path
            formerPaths
            title
            metaDescription
            description
            domain
            published
            updated
          }
        }
      }
    }
  `);
  if (!data?.company || !data.portfolioPage || !data.servicesPage) {
    throw new Error(`The list of pages could not be read from data/. ${String(errors)}`);
  }
  const { company, allWebPage, allSitePage, servicesPage, portfolioPage } = data;
  const { siteUrl } = company;
  // Not filler and drafts, whose pages are closed to search engines.
  const pages = allWebPage.nodes
    .map((page) => ({ ...page, ...readPage(page.path) }))
    .filter(({ isListed }) => isListed);
  const listed = new Set(pages.map(({ path }) => path));
  const projects = portfolioPage.caseStudies.projects.filter(({ path }) => listed.has(path));
  const services = pages.filter(({ __typename }) => __typename === 'Service');
  // The pages of filters show what the portfolio shows.
  const furtherPages = allSitePage.nodes.flatMap(({ path, pageContext }) => {
    const { list } = (pageContext ?? {}) as { list?: PortfolioList };
    if (!list || list.filter) return [];
    return { path, updated: portfolioPage.updated, ...readPage(path) };
  });
  const others = pages.filter(({ __typename }) => !['Service', 'Project'].includes(__typename));

  const files: Record<string, string | Buffer> = {
    ...(await drawIcons({ figure: company.mark, logo: company.logo?.absolutePath })),
    'site.webmanifest': manifestOf(company),
    'robots.txt': robotsOf(siteUrl, company.training),
    [SECURITY_TXT]: securityTxtOf(company, new Date()),
    'sitemap.xml': await sitemapOf(siteUrl, [...pages, ...furtherPages]),
    [FEED_PATH]: feedOf(company, { ...portfolioPage, caseStudies: { projects } }),
    'llms.txt': llmsOf(company, [
      { title: company.brand, pages: others },
      { title: servicesPage.title, pages: services },
      { title: portfolioPage.title, pages: projects },
    ]),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(SITE, name)), { recursive: true });
    writeFileSync(join(SITE, name), content);
  }
}
