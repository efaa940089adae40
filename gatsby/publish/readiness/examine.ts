import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent } from '../../checker/read-content';
import { readContentModel } from '../../schema/model/read-content-model';
import { LICENCES_FILE, withoutText } from '../third-party-licences';
import { examineContent } from './examine-content';
import type { Finding } from './finding';

const NEEDED = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
];

/** Finds the settings without which the forms have nowhere to send. */
const examineSettings = (env: NodeJS.ProcessEnv): Finding[] =>
  NEEDED.filter((name) => !env[name]).map((name) => ({
    place: 'environment',
    field: name,
    toDo: 'It is not set, so the forms cannot send. Set the ids of the mail service: docs/mail.md',
  }));

/** Finds packages that visitors would get without the text of their licence. */
async function examineLicences(site: string): Promise<Finding[]> {
  const place = `dist/site/${LICENCES_FILE}`;
  const licences = await readFile(join(site, place), 'utf8').catch(() => undefined);
  if (licences === undefined) {
    return [{ place, field: '', toDo: 'The file is missing. Build the site first: npm run build' }];
  }
  return withoutText(licences).map((entry) => ({
    place,
    field: entry,
    toDo: 'The text of the licence is missing. Put it into gatsby/publish/licences/, with its source.',
  }));
}

/**
 * Finds what keeps the site from going live, without asking another computer.
 *
 * @param site - folder of the site
 * @param env - the environment
 * @throws UnreadableData with a sentence when the content cannot be read
 */
export async function examine(site: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  return [
    ...examineContent(readContentModel(), await readContent(site)),
    ...examineSettings(env),
    ...(await examineLicences(site)),
  ];
}
