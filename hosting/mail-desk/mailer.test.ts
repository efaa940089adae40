import { type Socket } from 'node:net';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createMailer } from './mailer';
import { ask, openDesk } from '../../tests/mail-desk/desk';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { form, json, SEND, SEND_FORM } from '../../tests/mail-desk/messages';
import { freePort, smtpThat } from '../../tests/mail-desk/servers';

const SECRET = 'my-secret-wish';
const ENQUIRY = form([['message', SECRET]]);
let log: MockInstance<typeof console.error>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
});

/** What was logged: one line, without what the visitor wrote. */
function loggedLine(): string {
  expect(log.mock.calls).toHaveLength(1);
  const line = String(log.mock.calls[0]);
  expect(line).not.toMatch(/\n/);
  expect(line).not.toContain(SECRET);
  return line;
}

describe.each([
  ['a form', SEND_FORM, ENQUIRY],
  ['JSON', SEND, json({ message: SECRET })],
])('%s', (_name, path, enquiry) => {
  test('is not sent when there is no mail server', async () => {
    const desk = await openDesk({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
    onTestFinished(desk.close);
    expect(await ask(desk.port, path, 'POST', enquiry)).toMatchObject({
      status: 502,
      body: 'The mail server did not accept the message.',
      headers: { 'access-control-allow-origin': '*', vary: 'Origin' },
    });
    expect(loggedLine()).toContain('ECONNREFUSED');
  });

  test('is not sent when the mail server stays silent', async () => {
    const desk = await openDeskWithFakeSmtp(() => undefined, { timeoutMs: 200 });
    expect(await ask(desk.port, path, 'POST', enquiry)).toMatchObject({
      status: 504,
      body: 'The mail server did not answer in time.',
      headers: { 'access-control-allow-origin': '*', vary: 'Origin' },
    });
    expect(loggedLine()).toContain('The mail server did not answer in time.');
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

test('closing waits for the answers under way', async () => {
  let reached = () => {};
  const isUnderWay = new Promise<void>((resolve) => (reached = resolve));
  const { desk, port } = await openDeskWithFakeSmtp(() => reached(), { timeoutMs: 300 });
  const asked = ask(port, SEND_FORM, 'POST', ENQUIRY);
  await isUnderWay;
  const closed = desk.close().then(() => 'closed');
  const moment = new Promise((resolve) => setTimeout(resolve, 50, 'still open'));
  expect(await Promise.race([closed, moment])).toBe('still open');
  expect((await asked).status).toBe(504);
  await closed;
});

test.each(['', 'localhost:25', 'http://localhost', 'smtp://', 'smtp:///x', 'smtp://a:b'])(
  'the address %j of a mail server makes no sense',
  (smtpUrl) => {
    expect(() => createMailer(smtpUrl, 1000)).toThrow(
      'The address of the mail server must look like smtp://user:password@host:587.',
    );
  },
);
