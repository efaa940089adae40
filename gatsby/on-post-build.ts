import type { BuildArgs } from 'gatsby';
import { mailIdsOf, mailOriginOf } from '../enquiry/mail-settings';
import { MAIL_DESK } from '../hosting/rules/rules';
import { waitForPictures } from './pictures/encode-pictures';
import { publishSite } from './publish/publish-site';
import { examine } from './publish/readiness/examine';
import { summarise } from './publish/readiness/finding';
import { writeSiteFiles } from './publish/files/write-site-files';

/**
 * Writes the remaining files and publishes the site once Gatsby has written the pages. Says in a line whether
 * something keeps it from going live.
 */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await writeSiteFiles(args);
  await waitForPictures(args);
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
    mailOrigin: mailOriginOf(process.env),
    mailIds: mailIdsOf(process.env),
    mailDesk: process.env.MAIL_DESK_ADDRESS ?? MAIL_DESK.address,
    mapOrigin: new URL(data.company.address.mapEmbedUrl).origin,
  });
  const findings = await examine(process.cwd(), process.env);
  if (findings.length > 0) args.reporter.warn(summarise(findings));
}
