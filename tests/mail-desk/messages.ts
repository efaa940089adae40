import { type Field } from '../../hosting/mail-desk/enquiry';

/** Where the desk of the tests is, and what it wants to be told. */
export const SEND_FORM = '/api/v1.0/email/send-form';
export const SEND = '/api/v1.0/email/send';
export const IDS = { user_id: 'key', service_id: 'service', template_id: 'contact' };

/** What a browser says when it sends a form by itself. */
export const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
};

/** A contact form as it is filled in. */
export const FIELDS: [string, string][] = [
  ['firstname', 'Asha'],
  ['lastname', 'Rao'],
  ['email', 'asha@rao.example'],
  ['phone', '0123456789'],
  ['subject', 'A new shop'],
  ['message', 'Good morning,\r\nhow long does it take?'],
];

/** A callback form as it is filled in. */
export const CALLBACK_FIELDS: [string, string][] = [
  ['fullname', 'Asha Rao'],
  ['email', 'asha@rao.example'],
  ['phone', '0123456789'],
  ['subject', ''],
  ['message', 'Please call me.'],
];

/** A contact form with other values in some of its fields. */
export const contactWith = (values: Record<string, string>): [string, string][] =>
  FIELDS.map(([name, value]) => [name, values[name] ?? value]);

/** A form as it goes over the wire, nothing escaped, with the right ids unless others are given. */
export function form(fields: Field[], ids: object = IDS) {
  const parts = [...fields, ...Object.entries(ids)].map(
    ([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    body: `--edge\r\n${parts.join('--edge\r\n')}--edge--\r\n`,
    headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
  };
}

/** An enquiry as EmailJS's `send` sends it. */
export function json(params: unknown, ids: object = IDS) {
  return {
    body: JSON.stringify({ ...ids, lib_version: '4.4.1', template_params: params }),
    headers: { 'Content-Type': 'application/json' },
  };
}
