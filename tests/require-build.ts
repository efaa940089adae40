import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../hosting/files-in';
import { LOCAL_MAIL, mailOriginOf } from '../enquiry/mail-service/settings';
import { FACTS_FILE, readSiteFacts } from '../hosting/rules/site-facts';

const FACTS = join('dist', FACTS_FILE);

/** A file of the site that has changed since it was built, if there is one. */
function changedSince(built: number): string | undefined {
  const sources = ['data', 'enquiry', 'gatsby', 'kolam', 'plugins', 'src', 'static'];
  return sources
    .flatMap((room) => filesIn(room).map((file) => join(room, file)))
    .find((file) => !/\.test\.|types\.d\.ts$/.test(file) && statSync(file).mtimeMs > built);
}

/**
 * Ends with a sentence if the tests have nothing to read: they look at the last built site, and send its forms to the
 * stand-in for the mail service. If that site is older than its sources, it warns, and again at the end: below what
 * failed.
 */
export default function requireBuild(): (() => void) | undefined {
  const isBuilt = existsSync(FACTS);
  if (isBuilt && readSiteFacts().mailOrigin === mailOriginOf(LOCAL_MAIL)) {
    const changed = changedSince(statSync(FACTS).mtimeMs);
    if (!changed) return undefined;
    const warn = () =>
      console.warn(`${changed} has changed since the site was built: \`npm test -- build\`?`);
    warn();
    return warn;
  }
  const what = isBuilt ? 'The built site’s forms post to a mail service' : 'No site is built';
  console.error(`${what}: run \`npm test -- build\` first.`);
  process.exit(1);
}
