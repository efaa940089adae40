import { type NodemailerError } from 'nodemailer';

/** Whether the mail server asks to try again later, as with greylisting. */
export const isTemporary = ({ responseCode = 0 }: NodemailerError): boolean =>
  responseCode >= 400 && responseCode < 500;

/** Whether the mail server was too slow. */
export const isLate = ({ code }: NodemailerError): boolean =>
  code === 'EABORT' || code === 'ETIMEDOUT';

/**
 * Why a mail server did not take a mail, in one line for the log. After DATA a server may quote the mail, and
 * enquiries are not logged; nor is the password.
 */
export function reasonOf(error: NodemailerError, password = ''): string {
  const { code, command, message, responseCode } = error;
  if (isLate(error)) return 'The mail server did not answer in time.';
  if (command === 'DATA') return `The mail server refused the mail with ${responseCode ?? code}.`;
  const what =
    code === 'ETLS'
      ? 'The connection could not be encrypted, without which nothing goes to another machine'
      : 'The mail server could not be used';
  const text = [password, encodeURIComponent(password)]
    .filter(Boolean)
    .reduce((line, secret) => line.replaceAll(secret, '…'), message)
    .replace(/\s+/g, ' ')
    .slice(0, 300)
    .replace(/\.?$/, '.');
  return `${what}: ${text}`;
}
