import type { BuildArgs } from 'gatsby';
import { mailOriginOf } from '../enquiry/mail-service/settings';
import { hasChanged } from './checker/checked-content';
import { movedPages } from './pages/moved-pages';
import { draftsLeftOut } from './pages/drafts';
import { hasHistory } from './pages/last-change';
import { waitForPictures } from './pictures/encode-pictures';
import { publishSite } from './publish/publish-site';
import { findUnready, missingMailSettings } from './publish/readiness';
import { writeSiteFiles } from './publish/files/write-site-files';

type Company = { siteUrl: string; address: { mapEmbedUrl: string } };

/**
 * Writes the remaining files and publishes the site once Gatsby has written the pages. Reports what keeps it from
 * going live.
 */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await writeSiteFiles(args);
  await waitForPictures(args);
  if (await hasChanged(process.cwd())) {
    args.reporter.panic(
      'The content in data/ was changed while the site was built, so nothing is published. Build again.',
    );
  }
  const [company] = args.getNodesByType('Company') as unknown as [Company];
  const gone = await publishSite('public', 'dist', {
    siteUrl: company.siteUrl,
    mailOrigin: mailOriginOf(process.env),
    mapOrigin: new URL(company.address.mapEmbedUrl).origin,
    moved: Object.fromEntries(movedPages(args)),
  });
  for (const address of gone) {
    args.reporter.warn(
      `${address} was a page and now leads nowhere. Add it to "formerPaths" of the page that replaces it.`,
    );
  }
  if (!hasHistory()) {
    args.reporter.warn(
      'Pages have no dates: the repository’s history is missing or incomplete. In a shallow clone, run: git fetch --unshallow. In any other, git log says what is wrong.',
    );
  }
  const { length: drafts } = draftsLeftOut('data');
  if (drafts > 0) {
    const left = drafts === 1 ? 'One draft is' : `${drafts} drafts are`;
    args.reporter.info(`${left} left out. To show drafts, run: DRAFTS=on npm run build`);
  }
  const missing = missingMailSettings(process.env);
  if (missing.length > 0) {
    args.reporter.warn(
      `The forms in this build cannot send: the mail service is not set up. Set ${missing.join(', ')} and build again. docs/mail.md says where to find these values.`,
    );
  }
  const { length } = await findUnready(process.cwd(), process.env);
  if (length > 0)
    args.reporter.warn(`The site is not ready to go live. npm run ready lists ${length} reasons.`);
}
