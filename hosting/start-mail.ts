import { readFileSync } from 'node:fs';
import { mailSettingsOf } from './local-mail';
import { startLocalInbox } from './mail-desk/local-inbox';
import { createMailDesk, type MailDesk } from './mail-desk/mail-desk';
import { listOf } from './mail-settings';

type Mail = {
  /** Answers the forms; missing if they post to EmailJS. */
  desk?: MailDesk;
  /** Lines for the person who started the server. */
  lines: string[];
};

const companyEmail = (): string =>
  (JSON.parse(readFileSync('data/company.json', 'utf8')) as { email: string }).email;

/** The ids that the desk accepts, as the site was built with them. */
const idsOf = (env: NodeJS.ProcessEnv) => ({
  publicKey: env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateIds: [env.GATSBY_EMAILJS_TEMPLATE_ID, env.GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID].filter(
    (id): id is string => Boolean(id),
  ),
});

/**
 * Starts the mail desk of the forms. With SMTP_URL it passes enquiries to that server; otherwise a local
 * inbox receives them. With EmailJS keys alone no desk is needed.
 *
 * @param env - the environment
 * @param port - port of the site; the inbox takes ports near it
 * @throws Error with a sentence when the inbox cannot start
 */
export async function startMail(env: NodeJS.ProcessEnv, port: number): Promise<Mail> {
  const settings = mailSettingsOf(env);
  const to = env.MAIL_TO ?? companyEmail();
  const common = {
    ...idsOf(settings),
    to,
    from: env.MAIL_FROM ?? to,
    blockList: listOf(env.MAIL_BLOCK_LIST),
    allowedOrigins: env.MAIL_ORIGINS ? listOf(env.MAIL_ORIGINS) : undefined,
    trustProxy: env.TRUST_PROXY === '1',
  };
  if (env.SMTP_URL) {
    return {
      desk: createMailDesk({ ...common, smtpUrl: env.SMTP_URL }),
      lines: [`Enquiries go to ${to} by SMTP.`],
    };
  }
  if (settings.GATSBY_EMAILJS_ORIGIN !== '') return { lines: ['Enquiries go through EmailJS.'] };
  const inbox = await startLocalInbox({ smtpPort: port + 25, webPort: port + 80 });
  return {
    desk: createMailDesk({ ...common, smtpUrl: inbox.smtpUrl }),
    lines: [`Enquiries arrive in the local inbox at ${inbox.webUrl}`],
  };
}
