import { expect, test, vi } from 'vitest';
import { EMAILJS_ORIGIN, mailIdsOf } from '../enquiry/mail-settings';
import { startMail } from './start-mail';

const IDS = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
};
const SITE = { mailOrigin: '', mailIds: mailIdsOf(IDS), origins: ['https://www.company.example'] };
const SMTP = { SMTP_URL: 'smtp://127.0.0.1:1' };

/** Starts the desk, and closes it again. */
async function start(env: NodeJS.ProcessEnv, site = SITE) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { desk, lines } = await startMail(env, site);
  await desk?.close();
  log.mockRestore();
  return { hasDesk: desk !== undefined, lines };
}

test.each([
  ['the ids of the build', {}],
  ['the same ids again', IDS],
  ['settings left empty', { GATSBY_EMAILJS_PUBLIC_KEY: '', MAIL_FROM: '', MAIL_ORIGINS: '' }],
  ['the same origin again', { GATSBY_EMAILJS_ORIGIN: '' }],
])('the desk starts with %s', async (_what, env) => {
  const { hasDesk, lines } = await start({ ...SMTP, ...env, MAIL_TO: 'sales@company.example' });
  expect(hasDesk).toBe(true);
  expect(lines).toEqual(['Enquiries go to sales@company.example by SMTP.']);
});

test('a site whose forms post to EmailJS, or to a desk elsewhere, needs no desk', async () => {
  const { hasDesk, lines } = await start(IDS, { ...SITE, mailOrigin: EMAILJS_ORIGIN });
  expect(hasDesk).toBe(false);
  expect(lines).toEqual(['Enquiries go through https://api.emailjs.com.']);
  const elsewhere = { ...SITE, mailOrigin: 'https://desk.company.example' };
  expect((await start({}, elsewhere)).hasDesk).toBe(false);
  expect((await start(SMTP, elsewhere)).hasDesk).toBe(true);
});

test.each([
  ['without a mail server', {}, SITE, 'set SMTP_URL to the mail server'],
  [
    'with a mail server that nothing is sent to',
    SMTP,
    { ...SITE, mailOrigin: EMAILJS_ORIGIN },
    'SMTP_URL is set, but the forms of this site post to EmailJS: ',
  ],
  [
    'with another public key',
    { ...SMTP, GATSBY_EMAILJS_PUBLIC_KEY: 'other' },
    SITE,
    'GATSBY_EMAILJS_PUBLIC_KEY is not what the site was built with: ',
  ],
  [
    'with another template',
    { ...SMTP, GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID: 'other' },
    SITE,
    'GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID is not what the site was built with: ',
  ],
  [
    'with another origin',
    { ...SMTP, GATSBY_EMAILJS_ORIGIN: 'https://desk.company.example' },
    SITE,
    'GATSBY_EMAILJS_ORIGIN is not what the site was built with: ',
  ],
  [
    'for forms without ids',
    SMTP,
    { ...SITE, mailIds: mailIdsOf({}) },
    'The forms of this site cannot send: build it again with GATSBY_EMAILJS_PUBLIC_KEY, ',
  ],
  ['with a recipient that is none', { ...SMTP, MAIL_TO: 'sales' }, SITE, '“sales” is none'],
  ['with a site that is none', { ...SMTP, MAIL_ORIGINS: 'a.example' }, SITE, '“a.example” is none'],
])('it does not start %s', async (_what, env, site, sentence) => {
  await expect(start(env, site)).rejects.toThrow(sentence);
});
