import { SitemapStream, streamToPromise } from 'sitemap';

/** A page as search engines list it. */
export type SitemapPage = {
  path: string;
  /** When its content was last changed. */
  updated: string;
  /** Addresses of the pictures that it shows. */
  pictures: readonly string[];
};

/** The content of sitemap.xml: every page under its canonical address, with its pictures. */
export async function sitemapOf(siteUrl: string, pages: readonly SitemapPage[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { image: true, news: false, xhtml: false, video: false },
  });
  for (const { path, updated, pictures } of pages) {
    stream.write({
      url: path,
      lastmod: updated,
      img: pictures.map((url) => ({ url: new URL(url, siteUrl).href })),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
