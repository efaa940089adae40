import { type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, openDesk } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { contactWith, form, json, SEND, SEND_FORM } from '../../tests/mail-desk/messages';
import { freePort, smtpThat } from '../../tests/mail-desk/servers';

const SECRET = 'my-secret-wish';
const FIELDS = contactWith({ message: SECRET });
const ENQUIRY = form(FIELDS);
const log = useDeskLog();

/** What was logged: one line, without what the visitor wrote. */
function loggedLine(): string {
  expect(log.lines()).toHaveLength(1);
  const [line] = log.lines() as [string];
  expect(line).not.toMatch(/\n/);
  expect(line).not.toContain(SECRET);
  return line;
}

describe.each([
  ['a form', SEND_FORM, ENQUIRY],
  ['JSON', SEND, json(Object.fromEntries(FIELDS))],
])('%s', (_name, path, enquiry) => {
  test('is not sent when there is no mail server', async () => {
    const desk = await openDesk({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
    onTestFinished(desk.close);
    expect(await ask(desk.port, path, 'POST', enquiry)).toMatchObject({
      status: 502,
      body: 'The mail server did not accept the message.',
    });
    expect(loggedLine()).toMatch(/refused with 502\. .*ECONNREFUSED/);
  });

  test('is not sent when the mail server stays silent', async () => {
    const desk = await openDeskWithFakeSmtp(() => undefined, { timeoutMs: 200 });
    expect(await ask(desk.port, path, 'POST', enquiry)).toMatchObject({
      status: 504,
      body: 'The mail server did not answer in time.',
    });
    expect(loggedLine()).toContain('refused with 504. The mail server did not answer in time.');
  });
});

test.each([
  ['the sender', { MAIL: '550 not you' }, '550 not you'],
  ['the recipient', { RCPT: '550 not them' }, '550 not them'],
  ['the mail', { '.': `554 it says ${SECRET}` }, '554'],
])('a mail server that refuses %s gets 502', async (_what, answers, reason) => {
  const desk = await openDeskWithFakeSmtp(smtpThat(answers));
  expect((await ask(desk.port, SEND_FORM, 'POST', ENQUIRY)).status).toBe(502);
  expect(loggedLine()).toContain(reason);
});

test('a mail server that closes the door gets 502', async () => {
  const desk = await openDeskWithFakeSmtp((socket) => socket.destroy());
  expect((await ask(desk.port, SEND_FORM, 'POST', ENQUIRY)).status).toBe(502);
  loggedLine();
});

test.each([
  ['falls silent once it has the mail', smtpThat({ '.': '' })],
  [
    'talks and talks',
    (socket: Socket) => {
      const talk = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(talk));
    },
  ],
])('a mail server that %s gets 504', async (_what, server) => {
  const desk = await openDeskWithFakeSmtp(server, { timeoutMs: 300 });
  expect((await ask(desk.port, SEND_FORM, 'POST', ENQUIRY)).status).toBe(504);
  loggedLine();
});

test.each([
  ['the sender', 'MAIL', '451 wait'],
  ['the recipient (greylisting)', 'RCPT', '450 4.2.0 greylisted'],
  ['the mail', '.', '452 too full'],
])('a mail server that takes %s at the second try gets one mail', async (_what, command, busy) => {
  let tries = 0;
  const mails: string[] = [];
  const answers = () => (tries++ === 0 ? busy : undefined);
  const desk = await openDeskWithFakeSmtp(smtpThat({ [command]: answers }, mails));
  expect((await ask(desk.port, SEND_FORM, 'POST', ENQUIRY)).status).toBe(200);
  expect(tries).toBe(2);
  expect(mails).toHaveLength(command === '.' ? 2 : 1);
  expect(log.lines()).toEqual([]);
});

test('a mail server that always asks to wait gets 502, in bounded time', async () => {
  const desk = await openDeskWithFakeSmtp(smtpThat({ RCPT: '450 later' }), { timeoutMs: 1_500 });
  const start = performance.now();
  expect((await ask(desk.port, SEND_FORM, 'POST', ENQUIRY)).status).toBe(502);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(loggedLine()).toContain('450 later');
});

test('a mail server that refuses international addresses gets the mail without Reply-To', async () => {
  const mails: string[] = [];
  const answers = { '.': () => (mails.length === 1 ? '554 no UTF-8 here' : undefined) };
  const desk = await openDeskWithFakeSmtp(smtpThat(answers, mails));
  const enquiry = form(contactWith({ email: 'rené@rao.example' }));
  expect((await ask(desk.port, SEND_FORM, 'POST', enquiry)).status).toBe(200);
  expect(mails.map((mail) => /^Reply-To: .*$/m.exec(mail)?.[0].trim())).toEqual([
    'Reply-To: rené@rao.example',
    undefined,
  ]);
  expect(log.lines()).toEqual([]);
});

test('a hundred enquiries open five connections to the mail server at most', async () => {
  let [open, most] = [0, 0];
  const mails: string[] = [];
  const desk = await openDeskWithFakeSmtp((socket) => {
    most = Math.max(most, ++open);
    socket.on('close', () => (open -= 1));
    smtpThat({}, mails)(socket);
  });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ask(desk.port, SEND_FORM, 'POST', ENQUIRY)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(mails).toHaveLength(100);
  expect(most).toBe(5);
});

test('an enquiry goes to no other machine in clear', async () => {
  const commands: string[] = [];
  const desk = await openDeskWithFakeSmtp(
    (socket) => {
      socket.on('data', (data) => commands.push(data.toString().trim()));
      smtpThat({ EHLO: '250-here\r\n250 AUTH PLAIN', STARTTLS: '502 unknown' })(socket);
    },
    // This machine under a name that is not its loopback's.
    ({ port }) => ({ smtpUrl: `smtp://user:${SECRET}@0.0.0.0:${port}` }),
  );
  expect((await ask(desk.port, SEND_FORM, 'POST', ENQUIRY)).status).toBe(502);
  expect(loggedLine()).toContain('could not be encrypted');
  expect(commands.every((command) => /^(EHLO|STARTTLS|QUIT)/.test(command))).toBe(true);
});

describe('at the start', () => {
  test('a mail server that is there is logged', async () => {
    const { desk } = await openDeskWithFakeSmtp(smtpThat());
    await desk.checkMailServer();
    expect(log.lines()).toEqual(['Mail desk: the mail server is ready.']);
  });

  test.each([
    ['that is not there', () => ({ smtpUrl: 'smtp://127.0.0.1:1' }), 'ECONNREFUSED'],
    [
      'that refuses the password',
      ({ port }: { port: number }) => ({ smtpUrl: `smtp://user:${SECRET}@127.0.0.1:${port}` }),
      `535 not …, ${'u'.repeat(3)}`,
    ],
  ])('a mail server %s is logged, and asked again', async (_what, settings, reason) => {
    const answers = { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: `535 not ${SECRET}, uuu` };
    const { desk, close } = await openDeskWithFakeSmtp(smtpThat(answers), settings);
    const checked = desk.checkMailServer();
    await expect.poll(() => log.lines()).toHaveLength(1);
    const line = loggedLine();
    expect(line).toContain(reason);
    expect(line).toContain('It is asked again in 10 seconds.');
    await close();
    await checked;
  });
});
