import { expect, test } from 'vitest';
import { ask } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { BROWSER, FIELDS, form, IDS, SEND_FORM } from '../../tests/mail-desk/messages';
import { smtpThat } from '../../tests/mail-desk/servers';

useDeskLog();

/** Sends a form as a browser does without JavaScript. */
async function send(headers: object, ids = IDS, smtpAnswers?: Record<string, string>) {
  const { port } = await openDeskWithFakeSmtp(smtpThat(smtpAnswers));
  const message = form(FIELDS, ids);
  return ask(port, SEND_FORM, 'POST', {
    ...message,
    headers: { ...message.headers, ...BROWSER, Host: 'company.example', ...headers },
  });
}

test('a page says the message is sent, and leads back', async () => {
  const { status, body, headers } = await send({
    Referer: 'https://company.example/contact?a=1&b=2',
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>Your message has been successfully submitted!</h1>');
  expect(body).toContain('<a href="https://company.example/contact?a=1&#38;b=2">');
});

test('a page says the message is not sent, and why', async () => {
  const { status, body } = await send({}, { ...IDS, service_id: 'x' });
  expect(status).toBe(400);
  expect(body).toContain('<h1>Failed to send the message.</h1>');
  expect(body).toContain('<p>The service_id is unknown.</p>');
  expect(body).toContain('<a href="/">');
});

test('a page says so when the mail server does not take the message', async () => {
  const { status, body } = await send({}, IDS, { RCPT: '550 no' });
  expect(status).toBe(502);
  expect(body).toContain('<h1>Failed to send the message.</h1>');
  expect(body).toContain('<p>The mail server did not accept the message.</p>');
});

test.each([
  'https://bad.example/contact',
  'https://company.example.bad.example/',
  'javascript://company.example/%0aalert(1)',
  'data:text/html,x',
  '//company.example',
  'nonsense',
])('a page leads home when the visitor came from %s', async (Referer) => {
  expect((await send({ Referer })).body).toContain('<a href="/">');
});

test('a page holds nothing a link could smuggle in', async () => {
  const { body } = await send({
    Referer: `https://company.example/"><script>alert(1)</script>'&`,
  });
  expect(body).not.toContain('<script');
});

test.each([
  ['*/*', 'plain'],
  ['text/plain, text/html', 'plain'],
  ['text/html;q=0.5, application/json', 'plain'],
  ['text/html;q=0', 'plain'],
  ['', 'plain'],
  ['application/json;q=0.2, TEXT/HTML;q=0.5', 'html'],
])('a page comes only if the browser asks for one: %j', async (Accept, kind) => {
  const answer = await send({ Accept }, { ...IDS, user_id: '' });
  expect(answer.headers['content-type']).toBe(`text/${kind}; charset=utf-8`);
});
