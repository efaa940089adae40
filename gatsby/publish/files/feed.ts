import { Feed } from 'feed';
import { escapeHtml } from '../../schema/fields/placeholders';

type Company = NonNullable<Queries.SiteFilesQuery['company']>;
type PortfolioPage = NonNullable<Queries.SiteFilesQuery['portfolioPage']>;

/** Path of the feed on the site. */
export const FEED_PATH = '/case-studies.xml';

const htmlOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');

/** The content of an Atom feed of the case studies that have a date, in the order of the portfolio. */
export function feedOf(company: Company, { path, title, caseStudies }: PortfolioPage): string {
  const { siteUrl, brand, legalName, email } = company;
  // Every entry of a feed needs a date, and feed readers announce an entry again when its date changes.
  const dated = caseStudies.projects.flatMap((study) => {
    const date = study.updated ?? study.published;
    return date ? [{ ...study, date: new Date(date) }] : [];
  });
  const feed = new Feed({
    id: `${siteUrl}/`,
    title: `${title} - ${brand}`,
    link: `${siteUrl}${path}`,
    feedLinks: { atom: `${siteUrl}${FEED_PATH}` },
    language: 'en-IN',
    copyright: legalName,
    author: { name: brand, email, link: `${siteUrl}/` },
    // Without entries, the time of this build.
    ...(dated.length > 0 && {
      updated: new Date(Math.max(...dated.map(({ date }) => Number(date)))),
    }),
    generator: 'Gatsby',
  });
  for (const study of dated) {
    feed.addItem({
      // Readers know an entry by the first address that it had.
      id: `${siteUrl}${study.formerPaths?.[0] ?? study.path}`,
      title: escapeHtml(study.title),
      link: `${siteUrl}${study.path}`,
      description: escapeHtml(study.metaDescription),
      content: htmlOf(study.description),
      date: study.date,
      ...(study.published && { published: new Date(study.published) }),
      // The package does not escape < there, which would make the feed unreadable.
      ...(study.domain && !study.domain.includes('<') && { category: [{ term: study.domain }] }),
    });
  }
  return feed.atom1();
}
