import { type Field } from './enquiry';

/** The mail of an enquiry, ready for nodemailer. */
export interface EnquiryMail {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

/** The recipient of a mail, and the time and site of its enquiry. */
export interface EnquiryMailDetails {
  from: string;
  to: string;
  date: Date;
  origin?: string;
}

const MAX_SUBJECT_LENGTH = 150;
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/** Control characters and those that change the text direction, except tabs and line breaks. */
const CONTROL = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;
/** A single plain address: no character that could start another one, a name or a header. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/iu;

const tidy = (text: string) => text.replace(LINE_END, '\n').replace(CONTROL, '').trim();
const oneLine = (text: string) => tidy(text).replace(/\s+/g, ' ');

function replyAddress(email = ''): string | undefined {
  const address = email.trim();
  return address.length <= 254 && ADDRESS.test(address) ? address : undefined;
}

/** Longer texts are indented below their name, so that no text can pass for another field. */
function paragraph([name, value]: Field): string {
  const text = tidy(value);
  const separator = text === '' ? '' : text.includes('\n') ? '\n  ' : ' ';
  return `${oneLine(name)}:${separator}${text.replaceAll('\n', '\n  ')}`;
}

/**
 * Creates the mail of an enquiry. No input can add a header or a recipient.
 *
 * @param fields - what the visitor filled in; `email` and `subject` also go into the mail's headers
 */
export function enquiryMail(fields: Field[], details: EnquiryMailDetails): EnquiryMail {
  const { from, to, date, origin = '' } = details;
  const valueOf = (wanted: string) => fields.find(([name]) => name === wanted)?.[1];
  const address = replyAddress(valueOf('email'));
  const subject = [...oneLine(valueOf('subject') ?? '')].slice(0, MAX_SUBJECT_LENGTH).join('');
  const time = date.toISOString().slice(0, 16).replace('T', ' ');
  const sent = `Sent on ${time} UTC from ${oneLine(origin) || 'an unknown site'}`;
  return {
    from,
    to,
    ...(address && { replyTo: { name: '', address } }),
    subject: subject || 'Website enquiry',
    text: [...fields.map(paragraph), '', sent, ''].join('\n'),
  };
}
