import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../checker/content';
import { readContent } from '../checker/read-content';
import { readRecord } from '../checker/read-record';
import { readContentModel } from '../schema/model/read-content-model';
import { LICENCES_FILE, withoutText } from './third-party-licences';

/** Something that keeps the site from going live: the file or other place, the field there, and what to do. */
export type Finding = { place: string; field: string; toDo: string };

/** What the checks look at: the values in the content, the environment, and the list of licences. */
type Site = { values: Context[]; env: NodeJS.ProcessEnv; licences?: string };

/** Hosts that belong to nobody or to this computer (RFC 2606 and 6761), in an e-mail or a full address. */
const EXAMPLE =
  /^(https?:\/\/|(mailto:)?[^\s@/]+@)([^/:?#]+\.)?(example(\.(com|net|org))?|test|invalid|local|localhost)([/:?#]|$)/i;

/** Digits of a sample. A real number that has them can be grouped in another way. */
const ZEROS = /\b0000\b/;

const MAIL_IDS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((id) => `GATSBY_EMAILJS_${id}`);

const at = ({ record, path }: Context, toDo: string): Finding => ({
  place: record.file,
  field: path,
  toDo,
});
const inEnvironment = (field: string, toDo: string) => ({ place: 'environment', field, toDo });
const inLicences = (field: string, toDo: string) => ({
  place: `dist/site/${LICENCES_FILE}`,
  field,
  toDo,
});

const isExample = ({ value, node, field }: Context) =>
  value.kind === 'text' &&
  (field.rules.format?.as === 'phone' ? ZEROS : EXAMPLE).test(String(node.value));

/** What carries a mark, in one line for each file. */
function findMarked(values: Context[], mark: string, what: string): Finding[] {
  const marked = values.filter(({ field, node }) => field.name === mark && node.value === true);
  return [...new Set(marked.map(({ record }) => record))].map((record) => {
    const [first, ...others] = marked.filter((value) => value.record === record) as [Context];
    const more = others.length > 0 ? ` (and ${others.length} more here)` : '';
    return at(first, `This is ${what}${more}. Replace it, and remove "${mark}".`);
  });
}

const CHECKS: ((site: Site) => Finding[])[] = [
  ({ values }) =>
    values
      .filter(isExample)
      .map((value) => at(value, `${value.node.value} is an example. Enter the real one.`)),
  ({ values }) => findMarked(values, 'isFiller', 'filler'),
  ({ values }) => findMarked(values, 'isSample', 'a sample'),
  ({ env }) =>
    MAIL_IDS.filter((name) => !env[name]).map((name) =>
      inEnvironment(name, 'It is not set, so the forms cannot send: docs/mail.md'),
    ),
  ({ env: { GATSBY_EMAILJS_ORIGIN: origin } }) =>
    origin === '' ? [inEnvironment('GATSBY_EMAILJS_ORIGIN', 'It is empty. Unset it.')] : [],
  ({ licences }) =>
    licences === undefined
      ? [inLicences('', 'The file is missing. Build the site first: npm run build')]
      : withoutText(licences).map((entry) =>
          inLicences(entry, 'The text of the licence is missing in gatsby/publish/licences/.'),
        ),
];

/**
 * Finds what keeps a site from going live, without asking another computer.
 *
 * @param folder - the site
 * @param env - the environment of its build
 * @throws UnreadableData with a sentence when the content cannot be read
 */
export async function findUnready(folder: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const model = readContentModel();
  const { texts } = await readContent(folder);
  const values = [...texts].flatMap(([file, text]) => readRecord(model, file, text).contexts);
  const file = join(folder, 'dist/site', LICENCES_FILE);
  const licences = await readFile(file, 'utf8').catch(() => undefined);
  return CHECKS.flatMap((check) => check({ values, env, licences }));
}
