import { createTransport, type NodemailerError } from 'nodemailer';
import { type EnquiryMail } from './enquiry-mail';
import { Refusal } from './refusal';

/** Passes mails to a mail server. */
export interface Mailer {
  /** @throws Refusal unless the server accepts the mail; the reason is logged */
  send(mail: EnquiryMail): Promise<void>;
  close(): void;
}

/** After DATA a server may quote the mail, and enquiries must not be logged. */
function reasonOf({ code, command, message, responseCode }: NodemailerError): string {
  const reason = command === 'DATA' ? `It was refused with ${responseCode ?? code}.` : message;
  return reason.replace(/\s+/g, ' ');
}

/**
 * Creates a mailer that opens a connection for each mail, and gives up when the whole exchange takes too
 * long.
 *
 * @throws Error when the address of the mail server is invalid
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
          : new Refusal(502, 'The mail server did not accept the message.');
      }
    },
    close: () => transport.close(),
  };
}
