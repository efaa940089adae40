import { Feed } from 'feed';
import { escapeHtml } from '../../schema/fields/placeholders';

type Company = { brand: string; legalName: string; siteUrl: string; email: string };
type CaseStudy = {
  path: string;
  /** Readers know an entry by the first address that it had. */
  formerPaths?: readonly string[] | null;
  title: string;
  metaDescription: string;
  description: string;
  domain?: string | null;
  published?: string | null;
  updated?: string | null;
};
/** The page that lists them. */
type List = { path: string; title: string };

/** Path of the feed on the site. */
export const FEED_PATH = '/case-studies.xml';

const htmlOf = (text: string) =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');

/** The content of an Atom feed of the case studies that have a date, in the order of the portfolio. */
export function feedOf(
  company: Company,
  { path, title }: List,
  caseStudies: readonly CaseStudy[],
): string {
  const { siteUrl, brand, legalName, email } = company;
  // Every entry of a feed needs a date, and feed readers announce an entry again when its date changes.
  const dated = caseStudies.flatMap((study) => {
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
    updated: new Date(Math.max(0, ...dated.map(({ date }) => Number(date)))),
    generator: 'Gatsby',
  });
  for (const study of dated) {
    feed.addItem({
      id: `${siteUrl}${study.formerPaths?.[0] ?? study.path}`,
      title: study.title,
      link: `${siteUrl}${study.path}`,
      description: study.metaDescription,
      content: htmlOf(study.description),
      date: study.date,
      ...(study.published && { published: new Date(study.published) }),
      ...(study.domain && { category: [{ term: study.domain }] }),
    });
  }
  return feed.atom1();
}
