import busboy from 'busboy';
import { ENQUIRY_ID_FIELD, TRAP_FIELD } from '../../enquiry/enquiry-rules';
import { Refusal } from './refusal';

/** The name and value of a form field. */
export type Field = readonly [name: string, value: string];

/** An enquiry, as it came. */
export interface Enquiry {
  /** The hidden fields that were sent: ids, and the trap for programs. */
  hidden: ReadonlyMap<string, string>;
  /** All other fields, in the order received. */
  fields: Field[];
}

const HIDDEN = [
  'lib_version',
  'service_id',
  'template_id',
  'user_id',
  ENQUIRY_ID_FIELD,
  TRAP_FIELD,
];
const MAX_FIELDS = 100;

const malformed = (kind: string) => new Refusal(400, `The request is not a well-formed ${kind}.`);
const tooMany = () => new Refusal(400, `The form has more than ${MAX_FIELDS} fields.`);

const isHidden = ([name]: Field) => HIDDEN.includes(name);

function enquiryOf(all: Field[]): Enquiry {
  const fields = all.filter((field) => !isHidden(field));
  if (fields.length > MAX_FIELDS) throw tooMany();
  return { hidden: new Map(all.filter(isHidden)), fields };
}

function readParts(body: Buffer, contentType: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    const fields: Field[] = [];
    const parts = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fields: MAX_FIELDS + HIDDEN.length },
    });
    // Unlike the types say, a part may lack its name or have an unknown charset.
    parts.on('field', (name = '', value?: string) => {
      if (value === undefined) reject(malformed('form'));
      else fields.push([name, value]);
    });
    parts.on('file', (_name, file) => {
      file.resume();
      reject(new Refusal(400, 'The form does not accept files.'));
    });
    parts.on('fieldsLimit', () => reject(tooMany()));
    parts.on('error', () => reject(malformed('form')));
    parts.on('close', () => resolve(fields));
    parts.end(body);
  });
}

/**
 * Reads an enquiry that came as `multipart/form-data`, from EmailJS's `sendForm` or a plain form.
 *
 * @throws Refusal when it is malformed
 */
export async function parseForm(body: Buffer, contentType: string): Promise<Enquiry> {
  const parts = await readParts(body, contentType).catch((error: unknown) => {
    throw error instanceof Refusal ? error : malformed('form');
  });
  return enquiryOf(parts);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isField = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/**
 * Reads an enquiry that came as JSON, from EmailJS's `send`.
 *
 * @throws Refusal when it is malformed
 */
export function parseJson(body: Buffer): Enquiry {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw malformed('JSON');
  }
  if (!isObject(data)) throw malformed('JSON');
  const { template_params: params = {}, ...rest } = data;
  if (!isObject(params) || !Object.entries(params).every(isField)) {
    throw new Refusal(400, 'The template_params must be an object of texts.');
  }
  const ids = Object.entries(rest).filter(isField).filter(isHidden);
  return enquiryOf([...Object.entries(params).filter(isField), ...ids]);
}
