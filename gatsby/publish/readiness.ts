import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  mailOriginOf,
  ORIGIN_SETTING,
  REQUIRED_SETTINGS,
} from '../../enquiry/mail-service/settings';
import { FACTS_FILE, type SiteFacts } from '../../hosting/rules/site-facts';
import { draftsOf } from '../checker/check-content';
import type { Context } from '../checker/content';
import { readContent } from '../checker/read-content';
import { readRecords } from '../checker/read-record';
import { readContentModel } from '../schema/model/read-content-model';
import { LICENCES_FILE, withoutText } from './third-party-licences';

/** Something that keeps the site from going live: the file or other place, the field there, and what to do. */
export type Finding = { place: string; field: string; toDo: string };

/** Hosts that belong to nobody or to this computer (RFC 2606 and 6761), in an e-mail or a full address. */
const EXAMPLE =
  /^(https?:\/\/|(mailto:)?[^\s@/]+@)([^/:?#]+\.)?(example(\.(com|net|org))?|test|invalid|local|localhost)([/:?#]|$)/i;

/** Digits of a sample number. A real number that contains them can be grouped differently. */
const ZEROS = /\b0000\b/;

const MARKS = { isFiller: 'filler', isSample: 'a sample' };

const at = ({ record, path }: Context, toDo: string): Finding => ({
  place: record.file,
  field: path,
  toDo,
});

const isExample = ({ value, node, field }: Context) =>
  value.kind === 'text' &&
  (field.rules.format?.as === 'phone' ? ZEROS : EXAMPLE).test(String(node.value));

/** Finds the records with a mark, one finding per file. */
function findMarked(values: Context[], [mark, what]: [string, string]): Finding[] {
  const marked = values.filter(({ field, node }) => field.name === mark && node.value === true);
  return [...new Set(marked.map(({ record }) => record))].map((record) => {
    const [first, ...others] = marked.filter((value) => value.record === record) as [Context];
    const more = others.length > 0 ? ` (and ${others.length} more here)` : '';
    return at(first, `This is ${what}${more}. Replace it, and remove "${mark}".`);
  });
}

/** What laws require a company to publish, by field, with the text to show while it is missing. */
const ASKED_OF_COMPANY: Record<string, string> = {
  registrations:
    'It is missing. Many countries require companies to show a registration number: in India the CIN, elsewhere a company number.',
  contactPerson:
    'It is missing. Company and data protection laws require a named person who answers queries and grievances.',
};

function findMissingIdentity(values: Context[]): Finding[] {
  const place = 'data/company.json';
  const given = values.filter(({ record }) => record.file === place).map(({ path }) => path);
  return Object.entries(ASKED_OF_COMPANY)
    .filter(([field]) => !given.includes(field))
    .map(([field, toDo]) => ({ place, field, toDo }));
}

/** The settings that the forms need to send and that an environment does not have. */
export const missingMailSettings = (env: NodeJS.ProcessEnv): string[] =>
  REQUIRED_SETTINGS.filter((name) => !env[name]);

function findInEnvironment(env: NodeJS.ProcessEnv): Finding[] {
  const toDo = 'It is not set, so the forms cannot send: see docs/mail.md.';
  const empty = { field: ORIGIN_SETTING, toDo: 'It is empty. Unset it.' };
  return [
    ...missingMailSettings(env).map((field) => ({ field, toDo })),
    ...(env[empty.field] === '' ? [empty] : []),
  ].map((finding) => ({ place: 'environment', ...finding }));
}

/** Finds a site that was built to be tried: its forms send to the machine that serves it, where nobody reads them. */
async function findInBuild(folder: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const facts = await readFile(join(folder, 'dist', FACTS_FILE), 'utf8').catch(() => undefined);
  if (!facts || (JSON.parse(facts) as SiteFacts).mailOrigin === mailOriginOf(env)) return [];
  const toDo =
    'Its forms send elsewhere than the settings say. Build the site again: npm run build';
  return [{ place: 'dist/', field: '', toDo }];
}

async function findInLicences(folder: string): Promise<Finding[]> {
  const place = `dist/site/${LICENCES_FILE}`;
  const licences = await readFile(join(folder, place), 'utf8').catch(() => undefined);
  if (licences === undefined) {
    return [{ place, field: '', toDo: 'The file is missing. Build the site first: npm run build' }];
  }
  const toDo = 'The licence text is missing from gatsby/publish/licences/.';
  return withoutText(licences).map((field) => ({ place, field, toDo }));
}

/**
 * Finds what keeps a site from going live, without using the network.
 *
 * @param env - the environment of its build
 */
export async function findUnready(folder: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { texts } = await readContent(folder);
  const all = readRecords(readContentModel(), texts).flatMap(({ contexts }) => contexts);
  const drafts = draftsOf(all);
  const values = all.filter(({ record }) => !drafts.has(record));
  return [
    ...values
      .filter(isExample)
      .map((value) => at(value, `${value.node.value} is an example. Enter the real one.`)),
    ...Object.entries(MARKS).flatMap((mark) => findMarked(values, mark)),
    ...findMissingIdentity(values),
    ...findInEnvironment(env),
    ...(await findInBuild(folder, env)),
    ...(await findInLicences(folder)),
  ];
}
