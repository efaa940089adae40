import { createMailer } from '../../../hosting/mail-desk/mailer';
import type { Finding } from './finding';

/** How long the mail server may take, in milliseconds. */
const PATIENCE = 20_000;

/** What a trial has shown: something to do, or a line that says what works. */
type Trial = { findings: Finding[]; lines: string[] };

const notReady = (field: string, toDo: string): Trial => ({
  findings: [{ place: 'environment', field, toDo }],
  lines: [],
});

/**
 * Sends a mail the way the mail desk sends enquiries, if there is a desk: only that shows that the mail
 * server takes the password, the sender and the recipient.
 *
 * @param env - the environment
 * @param company - where enquiries go unless the environment says otherwise
 */
export async function tryMail(
  env: NodeJS.ProcessEnv,
  company: { email: string; siteUrl: string },
): Promise<Trial> {
  const { SMTP_URL } = env;
  const to = env.MAIL_TO || company.email;
  const from = env.MAIL_FROM || to;
  if (!SMTP_URL) {
    return env.GATSBY_EMAILJS_ORIGIN === ''
      ? notReady(
          'SMTP_URL',
          'It is not set, so mail was not tried. Set it as for the mail desk: docs/mail.md',
        )
      : { findings: [], lines: ['No mail was tried. Send an enquiry from the live site.'] };
  }
  try {
    const mailer = createMailer(SMTP_URL, PATIENCE);
    const subject = `Test mail of ${company.siteUrl}`;
    const text =
      'npm run ready has sent this mail the way enquiries are sent. No answer is needed.\n';
    await mailer.send({ from, to, subject, text }).finally(() => mailer.close());
    return {
      findings: [],
      lines: [
        `The mail server has taken a test mail from ${from} to ${to}. See whether it arrives.`,
      ],
    };
  } catch (error) {
    const { message, reason = message } = error as Error & { reason?: string };
    return notReady('SMTP_URL', `The test mail to ${to} was not sent. ${reason}`);
  }
}
