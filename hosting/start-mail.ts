import { readFileSync } from 'node:fs';
import { startLocalInbox } from './mail-desk/local-inbox';
import { createMailDesk, type MailDesk } from './mail-desk/mail-desk';
import { EMAILJS_ORIGIN, listOf, type MailIds } from '../enquiry/mail-settings';

type Mail = {
  /** Answers the forms; missing if they post to EmailJS. */
  desk?: MailDesk;
  /** Lines for the person who started the server. */
  lines: string[];
};

/** What the forms of a site were built with. */
export type MailSite = {
  /** Scheme and host of the mail service; empty if forms post to the site's own host. */
  mailOrigin: string;
  mailIds: MailIds;
  /** Where the site is, such as https://www.example.com. Its forms are accepted there, and on the desk's own host. */
  origins: string[];
};

const companyEmail = (): string =>
  (JSON.parse(readFileSync('data/company.json', 'utf8')) as { email: string }).email;

/** Refuses settings with which forms and desk would not understand each other. */
function checkSettings(env: NodeJS.ProcessEnv, { mailOrigin, mailIds }: MailSite): void {
  const ids = {
    GATSBY_EMAILJS_PUBLIC_KEY: mailIds.publicKey,
    GATSBY_EMAILJS_SERVICE_ID: mailIds.serviceId,
    GATSBY_EMAILJS_TEMPLATE_ID: mailIds.templateId,
    GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID: mailIds.callbackTemplateId,
  };
  const other = Object.entries(ids).find(([name, id]) => env[name] && env[name] !== id)?.[0];
  const isElsewhere = (env.GATSBY_EMAILJS_ORIGIN ?? mailOrigin) !== mailOrigin;
  if (other || isElsewhere) {
    throw new Error(
      `${other ?? 'GATSBY_EMAILJS_ORIGIN'} is not what the site was built with: unset it, or build the site ` +
        'again with it.',
    );
  }
  const isEmailJs = mailOrigin === EMAILJS_ORIGIN;
  if (!isEmailJs && Object.values(ids).includes('')) {
    throw new Error(
      'The forms of this site cannot send: build it again with GATSBY_EMAILJS_PUBLIC_KEY, ' +
        'GATSBY_EMAILJS_SERVICE_ID and GATSBY_EMAILJS_TEMPLATE_ID, each an id of your choice.',
    );
  }
  if (isEmailJs && env.SMTP_URL) {
    throw new Error(
      'SMTP_URL is set, but the forms of this site post to EmailJS: unset it, or build the site again with ' +
        'GATSBY_EMAILJS_ORIGIN= and ids of your choice.',
    );
  }
}

function addressIn(env: NodeJS.ProcessEnv, name: string, usual: () => string): string {
  const address = env[name] || usual();
  if (address.includes('@')) return address;
  throw new Error(`${name} must be an e-mail address, but “${address}” is none.`);
}

function originOf(site: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `MAIL_ORIGINS must list sites such as https://www.example.com, but “${site}” is none.`,
  );
}

/**
 * Starts the mail desk of a site whose forms post to their own server. It passes enquiries to the mail server of
 * SMTP_URL. With EmailJS no desk is needed.
 *
 * @param env - the environment
 * @param site - what the forms were built with
 * @param inboxPort - for trying the site: without SMTP_URL a local inbox takes the ports 25 and 80 above this
 * @throws Error with a sentence when a setting is missing or contradicts the site, or the inbox cannot start
 */
export async function startMail(
  env: NodeJS.ProcessEnv,
  site: MailSite,
  inboxPort?: number,
): Promise<Mail> {
  checkSettings(env, site);
  if (!env.SMTP_URL && site.mailOrigin !== '') {
    return { lines: [`Enquiries go through ${site.mailOrigin}.`] };
  }
  const to = addressIn(env, 'MAIL_TO', companyEmail);
  const common = {
    ids: site.mailIds,
    to,
    from: addressIn(env, 'MAIL_FROM', () => to),
    blockList: listOf(env.MAIL_BLOCK_LIST),
    origins: [...site.origins, ...listOf(env.MAIL_ORIGINS).map(originOf)],
    trustProxy: env.TRUST_PROXY === '1',
  };
  if (env.SMTP_URL) {
    const desk = createMailDesk({ ...common, smtpUrl: env.SMTP_URL });
    void desk.checkMailServer();
    return { desk, lines: [`Enquiries go to ${to} by SMTP.`] };
  }
  if (inboxPort === undefined) {
    throw new Error(
      'The forms of this site post to its own server: set SMTP_URL to the mail server that takes their ' +
        'enquiries, such as smtp://user:password@mail.example.com:587.',
    );
  }
  const inbox = await startLocalInbox({ smtpPort: inboxPort + 25, webPort: inboxPort + 80 });
  return {
    desk: createMailDesk({ ...common, smtpUrl: inbox.smtpUrl }),
    lines: [`Enquiries arrive in the local inbox at ${inbox.webUrl}`],
  };
}
