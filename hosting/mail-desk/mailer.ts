import { createTransport, type NodemailerError } from 'nodemailer';
import { type EnquiryMail } from './enquiry-mail';
import { Refusal } from './refusal';

/** Hands mails to a mail server. */
export interface Mailer {
  /** @throws Refusal unless the server has accepted the mail; the reason is logged */
  send(mail: EnquiryMail): Promise<void>;
  close(): void;
}

/** Once a server has seen the mail it may quote from it, and a log is no place for enquiries. */
function reasonOf({ code, command, message, responseCode }: NodemailerError): string {
  const reason = command === 'DATA' ? `It was refused with ${responseCode ?? code}.` : message;
  return reason.replace(/\s+/g, ' ');
}

/**
 * Makes a mailer that opens a connection for each mail, and gives up when the whole of it, from finding
 * the server to its last word, takes too long.
 *
 * @throws Error when the address of the mail server makes no sense
 */
export function createMailer(smtpUrl: string, timeoutMs: number): Mailer {
  if (!/^smtps?:\/\/[^/?]/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    throw new Error('The address of the mail server must look like smtp://user:password@host:587.');
  }
  const transport = createTransport({ url: smtpUrl });

  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        const failure = error as NodemailerError;
        const isLate = failure.code === 'EABORT' || failure.code === 'ETIMEDOUT';
        const reason = isLate ? 'The mail server did not answer in time.' : reasonOf(failure);
        console.error(`Mail desk: an enquiry was not sent. ${reason}`);
        throw isLate
          ? new Refusal(504, reason)
          : new Refusal(502, 'The mail server did not take the message.');
      }
    },
    close: () => transport.close(),
  };
}
