import {
  ENQUIRY_ID_FIELD,
  type FieldName,
  MAX_LENGTHS,
  OPTIONAL_FIELDS,
  PATTERNS,
  REQUIRED_FIELDS,
  sentValue,
  TRAP_FIELD,
} from '../../enquiry/enquiry-rules';
import { type Enquiry, type Field } from './enquiry';
import { Refusal } from './refusal';
import { type MailDeskSettings } from './settings';

/** Random enough not to be met twice, such as a UUID. */
const ENQUIRY_ID = /^[\w-]{16,64}$/;

function checkHidden(hidden: Enquiry['hidden'], { ids }: MailDeskSettings): void {
  const expected = {
    user_id: [ids.publicKey],
    service_id: [ids.serviceId],
    template_id: [ids.templateId, ids.callbackTemplateId],
  };
  for (const [name, known] of Object.entries(expected)) {
    const id = hidden.get(name);
    if (!id) throw new Refusal(400, `The ${name} is missing.`);
    if (!known.includes(id)) throw new Refusal(400, `The ${name} is unknown.`);
  }
  if (!ENQUIRY_ID.test(hidden.get(ENQUIRY_ID_FIELD) || 'without-an-enquiry-id')) {
    throw new Refusal(400, `The ${ENQUIRY_ID_FIELD} is malformed.`);
  }
  if (hidden.get(TRAP_FIELD)) {
    throw new Refusal(403, 'Forbidden', { reason: 'The trap for programs was filled in.' });
  }
}

/** The form that has the given fields. Both may have the same template. */
function formOf(names: string[]): keyof typeof REQUIRED_FIELDS {
  if (names.includes('fullname')) return 'callback';
  if (names.includes('firstname') || names.includes('lastname')) return 'contact';
  throw new Refusal(400, 'The form is unknown.');
}

/** Browsers send line breaks as two characters, and count them as one. */
const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length;

function checkField(name: FieldName, value: string, isRequired: boolean): void {
  const text = sentValue(name, value).trim();
  const pattern = (PATTERNS as Partial<Record<FieldName, string>>)[name];
  if (lengthOf(text) > MAX_LENGTHS[name]) {
    throw new Refusal(413, `The ${name} has more than ${MAX_LENGTHS[name]} characters.`);
  }
  if (isRequired && text === '') throw new Refusal(400, `The ${name} is missing.`);
  if (pattern !== undefined && text !== '' && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) {
    throw new Refusal(400, `The ${name} is not valid.`);
  }
}

function checkFields(fields: Field[]): void {
  const values = new Map(fields);
  if (values.size < fields.length) throw new Refusal(400, 'The form has a field twice.');
  const form = formOf([...values.keys()]);
  const required: readonly FieldName[] = REQUIRED_FIELDS[form];
  const optional: readonly FieldName[] = OPTIONAL_FIELDS[form];
  const known: readonly string[] = [...required, ...optional];
  if (fields.some(([name]) => !known.includes(name))) {
    throw new Refusal(400, 'The form has an unknown field.');
  }
  for (const name of required) checkField(name, values.get(name) ?? '', true);
  for (const name of optional) checkField(name, values.get(name) ?? '', false);
}

/**
 * Checks an enquiry by the rules that its form keeps in the browser.
 *
 * @throws Refusal for the first problem
 */
export function checkEnquiry({ hidden, fields }: Enquiry, settings: MailDeskSettings): void {
  checkHidden(hidden, settings);
  checkFields(fields);
  const typed = fields.find(([name]) => name === 'email')?.[1];
  const email = typed && sentValue('email', typed).toLowerCase();
  if (settings.blockList?.some((address) => address.trim().toLowerCase() === email)) {
    throw new Refusal(403, 'Forbidden', { reason: 'The address is on the block list.' });
  }
}
