import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeSmtp, openInbox, smtpThat } from '../../../tests/mail-desk/servers';
import { tryMail } from './try-mail';

const company = { email: 'hello@firm.in', siteUrl: 'https://firm.in' };
const DESK = { GATSBY_EMAILJS_ORIGIN: '' };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test('with EmailJS no mail is tried, and the line says so', async () => {
  const { findings, lines } = await tryMail({}, company);
  expect(findings).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('No mail was tried.')]);
});

test('a mail desk without SMTP_URL is not ready', async () => {
  const { findings } = await tryMail(DESK, company);
  expect(findings).toMatchObject([{ field: 'SMTP_URL' }]);
});

test('a mail desk that delivers is ready, and the line says what that shows', async () => {
  const inbox = await openInbox();
  try {
    const { findings, lines } = await tryMail({ ...DESK, SMTP_URL: inbox.smtpUrl }, company);
    expect(findings).toEqual([]);
    expect(lines).toEqual([
      'The mail server has taken a test mail from hello@firm.in to hello@firm.in. See whether it arrives.',
    ]);
  } finally {
    await inbox.close();
  }
});

test.each([
  ['sender', { MAIL: '550 not you' }],
  ['recipient', { RCPT: '550 nobody here' }],
  ['mail', { '.': '554 no' }],
])('a mail server that refuses the %s is not ready', async (_what, answers) => {
  const smtp = await openFakeSmtp(smtpThat(answers));
  const { findings, lines } = await tryMail(
    { ...DESK, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
    company,
  );
  await smtp.close();
  expect(findings).toMatchObject([{ place: 'environment', field: 'SMTP_URL' }]);
  expect(lines).toEqual([]);
});

test('an SMTP_URL that cannot be read is not printed', async () => {
  const { findings } = await tryMail({ SMTP_URL: 'smtp://user:pa#ss word@host' }, company);
  expect(findings).toHaveLength(1);
  expect(JSON.stringify(findings)).not.toContain('pa#');
});
