import { SitemapStream, streamToPromise } from 'sitemap';

/** An entry of the sitemap. */
export type SitemapPage = {
  path: string;
  /** When its content last changed, if the repository knows. */
  updated: string | null;
  /** Addresses of its pictures. */
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
      ...(updated && { lastmod: updated }),
      img: pictures.map((url) => ({ url: new URL(url, siteUrl).href })),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
