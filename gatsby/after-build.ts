import type { BuildArgs } from 'gatsby';
import { publishEditingScreen } from './editing-screen/publish-editing-screen';
import { finishSite } from './finish-site/finish-site';
import { writeSiteFiles } from './site-files/write-site-files';

/** What remains to be done when Gatsby has written the pages. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  await writeSiteFiles(args);
  await finishSite('public');
  await publishEditingScreen('public', process.env.EDITING_SCREEN);
}
