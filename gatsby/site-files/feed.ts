import { Feed } from 'feed';

type Company = { brand: string; legalName: string; siteUrl: string; email: string };
type CaseStudy = { path: string; title: string; metaDescription: string; updated: string };

/** Path of the feed on the site. */
export const FEED_PATH = '/case-studies.xml';

/** The content of an Atom feed of the case studies, in the order of the portfolio. */
export function feedOf(company: Company, title: string, caseStudies: readonly CaseStudy[]): string {
  const { siteUrl, brand, legalName, email } = company;
  const dates = caseStudies.map(({ updated }) => new Date(updated));
  const feed = new Feed({
    id: `${siteUrl}/`,
    title: `${title} - ${brand}`,
    link: `${siteUrl}/`,
    feedLinks: { atom: `${siteUrl}${FEED_PATH}` },
    language: 'en-IN',
    copyright: legalName,
    author: { name: brand, email, link: `${siteUrl}/` },
    updated: new Date(Math.max(0, ...dates.map(Number))),
    generator: 'Gatsby',
  });
  caseStudies.forEach((study, index) =>
    feed.addItem({
      id: `${siteUrl}${study.path}`,
      title: study.title,
      link: `${siteUrl}${study.path}`,
      description: study.metaDescription,
      date: dates[index] as Date,
    }),
  );
  return feed.atom1();
}
