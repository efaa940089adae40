import { type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../tests/mail-desk/desk';
import { FIELDS, form, SEND_FORM } from '../tests/mail-desk/messages';
import { serveSite } from '../tests/mail-desk/served-site';
import { openFakeSmtp, smtpThat } from '../tests/mail-desk/servers';

vi.setConfig({ testTimeout: 60_000 });

/** A mail server that takes its time with each mail, and the mails that came. */
async function openSlowSmtp(delay: number) {
  const mails: string[] = [];
  let reached = () => {};
  const hasMail = new Promise<void>((resolve) => (reached = resolve));
  const handle = (socket: Socket) =>
    smtpThat(
      {
        '.': () => {
          reached();
          setTimeout(() => socket.write('250 ok\r\n'), delay);
          return '';
        },
      },
      mails,
    )(socket);
  const { smtpUrl, close } = await openFakeSmtp(handle);
  onTestFinished(close);
  return { smtpUrl, mails, hasMail };
}

test('without SMTP_URL the server refuses to start, in one sentence', async () => {
  const { ended, output } = await serveSite({});
  expect(await ended).toBe(1);
  expect(output()).toBe(
    'The forms of this site post to its own server: set SMTP_URL to the mail server that takes their ' +
      'enquiries, such as smtp://user:password@mail.example.com:587.\n',
  );
});

test('with a password that cannot be read it refuses too, without printing any of it', async () => {
  const { ended, output } = await serveSite({ SMTP_URL: 'smtp://user:se#cret@mail.example' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^SMTP_URL cannot be read: [^\n]+\n$/);
  expect(output()).not.toMatch(/se#|cret@|mail\.example\b(?!\.com)/);
});

test('it listens on this machine alone, starts before the mail server, and says so', async () => {
  const { port, output } = await serveSite({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(output()).toContain(`The site is at http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow();
  await expect
    .poll(output)
    .toMatch(/The mail server could not be used: .*ECONNREFUSED.* asked again/);
});

test('HOST names another address', async () => {
  const { port, output } = await serveSite({ SMTP_URL: 'smtp://127.0.0.1:1', HOST: '0.0.0.0' });
  expect(output()).toContain(`The site is at http://0.0.0.0:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the server after the enquiry that is being sent',
  async (signal) => {
    const { smtpUrl, mails, hasMail } = await openSlowSmtp(1_000);
    const { child, port, ended, output } = await serveSite({ SMTP_URL: smtpUrl });
    const asked = ask(port, SEND_FORM, 'POST', form(FIELDS));
    await hasMail;
    child.kill(signal);
    await expect
      .poll(() => ask(port, '/', 'GET').catch(({ code }: NodeJS.ErrnoException) => code))
      .toBe('ECONNREFUSED');
    expect(await asked).toMatchObject({ status: 200, body: 'OK' });
    expect(await ended).toBe(0);
    expect(mails).toHaveLength(1);
    expect(output()).not.toContain('refused');
  },
);

test('a second signal ends the server at once', async () => {
  const { smtpUrl, hasMail } = await openSlowSmtp(60_000);
  const { child, port, ended } = await serveSite({ SMTP_URL: smtpUrl });
  const asked = ask(port, SEND_FORM, 'POST', form(FIELDS)).catch(() => 'cut');
  await hasMail;
  child.kill('SIGTERM');
  await expect.poll(() => ask(port, '/', 'GET').catch(() => 'closed')).toBe('closed');
  child.kill('SIGTERM');
  expect(await ended).toBe('SIGTERM');
  expect(await asked).toBe('cut');
});
