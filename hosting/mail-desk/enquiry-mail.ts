import { type Field } from './enquiry';
import { replyAddressOf } from './reply-address';

/** The mail of an enquiry, ready for nodemailer. */
export interface EnquiryMail {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  messageId?: string;
  subject: string;
  text: string;
}

/** The recipient of a mail, and the time and site of its enquiry. */
export interface EnquiryMailDetails {
  from: string;
  to: string;
  date: Date;
  origin?: string;
  /** The same for each try of an enquiry, so that mail servers drop a second mail. */
  key?: string;
}

const MAX_SUBJECT_LENGTH = 150;
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/** Control characters and those that change the text direction, except tabs and line breaks. */
const CONTROL = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;
/** What cannot be seen in a line, except the joiners of Indian scripts and emoji. */
const INVISIBLE =
  /(?![\u200c\u200d\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const tidy = (text: string) => text.replace(LINE_END, '\n').replace(CONTROL, '').trim();
const oneLine = (text: string) => tidy(text).replace(/\s+/g, ' ');

/** A text for a header. Mail programs would decode an encoded word, whatever it hides. */
const headerText = (text: string) =>
  oneLine(tidy(text).replace(INVISIBLE, '')).replaceAll('=?', '= ?');

/** Longer texts are indented below their name, so that no text can pass for another field. */
function paragraph([name, value]: Field): string {
  const text = tidy(value);
  const separator = text === '' ? '' : text.includes('\n') ? '\n  ' : ' ';
  return `${oneLine(name)}:${separator}${text.replaceAll('\n', '\n  ')}`;
}

/** The id of a mail, at the domain of its sender. */
const messageIdOf = (key: string, from: string) =>
  `<${key}@${/@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'}>`;

/**
 * Creates the mail of an enquiry. No input can add a header or a recipient.
 *
 * @param fields - what the visitor filled in; `email` and `subject` also go into the mail's headers
 */
export function enquiryMail(fields: Field[], details: EnquiryMailDetails): EnquiryMail {
  const { from, to, date, origin = '', key } = details;
  const valueOf = (wanted: string) => fields.find(([name]) => name === wanted)?.[1];
  const address = replyAddressOf(valueOf('email'));
  const subject = [...headerText(valueOf('subject') ?? '')].slice(0, MAX_SUBJECT_LENGTH).join('');
  const time = date.toISOString().slice(0, 16).replace('T', ' ');
  const sent = `Sent on ${time} UTC from ${oneLine(origin) || 'an unknown site'}`;
  return {
    from,
    to,
    ...(address && { replyTo: { name: '', address } }),
    ...(key && { messageId: messageIdOf(key, from) }),
    subject: subject || 'Website enquiry',
    text: [...fields.map(paragraph), '', sent, ''].join('\n'),
  };
}
