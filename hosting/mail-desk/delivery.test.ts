import emailjs from '@emailjs/browser';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { useDeskWithInbox } from '../../tests/mail-desk/desk-with-inbox';
import { FIELDS, form, IDS, json, SEND, SEND_FORM } from '../../tests/mail-desk/messages';

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

test('nothing a visitor writes adds a header or a recipient', async () => {
  const evil = '\r\nBcc: victim@example.com\r\nX-Evil: yes\r\n\r\n<b>body</b>';
  const tries: [string, string][][] = [
    [
      ['subject', `Hello${evil}`],
      ['email', `a@rao.example${evil}`],
      [`na\tme`, evil],
    ],
    [
      ['subject', 'Hello\nBcc: victim@example.com'],
      ['email', 'a@rao.example, victim@example.com'],
      ['m', 'x'],
    ],
    [
      ['subject', '\u2028Bcc: victim@example.com'],
      ['email', '<victim@example.com>'],
      ['m', '\r\n.\r\nRCPT TO:<victim@example.com>\r\n'],
    ],
    [
      ['subject', '=?UTF-8?Q?=0D=0ABcc:_victim@example.com?='],
      ['email', 'a@rao.example>\0'],
      ['m', '.'],
    ],
  ];
  for (const fields of tries) {
    expect((await send(SEND_FORM, form(fields))).status).toBe(200);
    const names = fields.map(([name, value]) => [`${name}${evil}`, value]);
    const all = Object.fromEntries([...fields, ...names]) as Record<string, string>;
    expect((await send(SEND, json(all))).status).toBe(200);
  }
  const mails = await newMails();
  expect(mails).toHaveLength(2 * tries.length);
  for (const { source, to, replyTo } of mails) {
    const head = source.split('\r\n\r\n', 1)[0] ?? '';
    expect(head).not.toMatch(/^(bcc|x-evil|cc):/im);
    expect(head.match(/^[\w-]+(?=:)/gm)?.sort()).toEqual(
      [
        'Content-Transfer-Encoding',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ].sort(),
    );
    expect(to).toBe('office@company.example');
    expect(replyTo).toBeUndefined();
  }
});

test('fifty enquiries at once become fifty mails', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      send(SEND_FORM, form([...FIELDS, ['number', `no. ${i}`]])),
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
