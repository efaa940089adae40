import type { BuildArgs } from 'gatsby';
import { waitForPictures } from './pictures/encode-pictures';
import { publishSite } from './publish-site/publish-site';
import { writeSiteFiles } from './site-files/write-site-files';

const MAIL_SERVICE = 'https://api.emailjs.com';

/** What remains to be done when Gatsby has written the pages. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await waitForPictures(args);
  await writeSiteFiles(args);
  const { graphql } = args;
  const { data } = await graphql<Queries.SiteFactsQuery>(`
    query SiteFacts {
      company {
        siteUrl
        address {
          mapEmbedUrl
        }
      }
    }
  `);
  if (!data?.company) throw new Error('data/company.json could not be read.');
  await publishSite('public', 'dist', {
    siteUrl: data.company.siteUrl,
    mailOrigin: process.env.GATSBY_EMAILJS_ORIGIN ?? MAIL_SERVICE,
    mapOrigin: new URL(data.company.address.mapEmbedUrl).origin,
  });
}
