import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_MAIL, mailOriginOf } from '../enquiry/mail-service/settings';
import { FACTS_FILE, readSiteFacts } from '../hosting/rules/site-facts';

/**
 * Ends with a sentence if the tests have nothing to read: they look at the last built site, and send its forms to the
 * stand-in for the mail service.
 */
export default function requireBuild(): void {
  const isBuilt = existsSync(join('dist', FACTS_FILE));
  if (isBuilt && readSiteFacts().mailOrigin === mailOriginOf(LOCAL_MAIL)) return;
  const what = isBuilt ? 'The built site’s forms post to a mail service' : 'No site is built';
  console.error(`${what}: run \`npm test -- build\` first.`);
  process.exit(1);
}
