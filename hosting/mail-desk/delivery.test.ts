import emailjs from '@emailjs/browser';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { useDeskWithInbox } from '../../tests/mail-desk/desk-with-inbox';
import {
  contactWith,
  FIELDS,
  form,
  IDS,
  json,
  SEND,
  SEND_FORM,
} from '../../tests/mail-desk/messages';

useDeskLog();
const { port, send, newMails } = useDeskWithInbox();

test('EmailJS itself is satisfied', async () => {
  vi.stubGlobal('location', { pathname: '/contact' });
  const options = { publicKey: IDS.user_id, origin: `http://127.0.0.1:${port()}` };
  emailjs.init(options);
  const params = Object.fromEntries(FIELDS);
  const sent = await emailjs.send(IDS.service_id, IDS.template_id, params);
  expect(sent).toMatchObject({ status: 200, text: 'OK' });
  const refused = emailjs.send('other', IDS.template_id, params);
  await expect(refused).rejects.toMatchObject({
    status: 400,
    text: 'The service_id is unknown.',
  });
  expect(await newMails()).toHaveLength(1);
  vi.unstubAllGlobals();
});

const EVIL = '\r\nBcc: victim@example.com\r\nX-Evil: yes\r\n\r\n<b>body</b>';

test.each([
  [200, { subject: `Hello${EVIL}`, message: EVIL, firstname: `Asha${EVIL}` }],
  [200, { subject: 'Hello\nBcc: victim@example.com', email: 'a@rao.example;victim.example' }],
  [200, { subject: '\u2028Bcc: victim@example.com', email: '<victim@example.com>' }],
  [200, { message: '\r\n.\r\nRCPT TO:<victim@example.com>\r\n' }],
  [200, { subject: '=?UTF-8?Q?=0D=0ABcc:_victim@example.com?=', message: '.' }],
  [200, { email: '"Bcc:victim"@rao.example,', lastname: '=?utf-8?B?QmNjOg==?=' }],
  [200, { email: 'a@rao.example>\0' }],
  [400, { email: `a@rao.example${EVIL}` }],
  [400, { email: 'a@rao.example, victim@example.com' }],
])('nothing a visitor writes adds a header or a recipient: %d for %j', async (status, values) => {
  const fields = contactWith(values);
  expect((await send(SEND_FORM, form(fields))).status).toBe(status);
  expect((await send(SEND, json(Object.fromEntries(fields)))).status).toBe(status);
  const mails = await newMails();
  expect(mails).toHaveLength(status === 200 ? 2 : 0);
  for (const { source, to, replyTo } of mails) {
    const head = source.split('\r\n\r\n', 1)[0] ?? '';
    expect(head.match(/^[\w-]+(?=:)/gm)?.sort()).toEqual(
      [
        'Content-Transfer-Encoding',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        ...(replyTo === undefined ? [] : ['Reply-To']),
        'Subject',
        'To',
      ].sort(),
    );
    expect(to).toBe('office@company.example');
    expect([undefined, 'asha@rao.example']).toContain(replyTo);
    expect(head).not.toContain('=?UTF-8?Q?=0D');
  }
});

test('a name of a field adds nothing either', async () => {
  const fields: [string, string][] = [...FIELDS, [`Bcc: a@b.example${EVIL}`, 'x']];
  expect((await send(SEND, json(Object.fromEntries(fields)))).status).toBe(400);
  expect(await newMails()).toEqual([]);
});

test.each([
  ['rené@rao.example', 'rené@rao.example'],
  ['ಆಶಾ@ಕನ್ನಡ.example', 'ಆಶಾ@ಕನ್ನಡ.example'],
  ['"asha.rao+a/b"@rao.example', '<"asha.rao+a/b"@rao.example>'],
])('an answer goes to %s', async (email, replyTo) => {
  expect((await send(SEND_FORM, form(contactWith({ email })))).status).toBe(200);
  expect(await newMails()).toMatchObject([{ replyTo, to: 'office@company.example' }]);
});

test('fifty enquiries at once become fifty mails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      send(SEND_FORM, form(contactWith({ subject: `no. ${i}` }))),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  const numbers = (await newMails()).map(({ text }) => Number(/no\. (\d+)/.exec(text)?.[1]));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

test('a visitor who goes away half-way sends nothing and disturbs nobody', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.write(
    `POST ${SEND_FORM} HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\n\r\n${form(FIELDS).body}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await send(SEND_FORM, form(FIELDS))).status).toBe(200);
  expect(await newMails()).toHaveLength(1);
});
