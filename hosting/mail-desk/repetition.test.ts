import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import {
  contactWith,
  FIELDS,
  form,
  IDS,
  json,
  SEND,
  SEND_FORM,
} from '../../tests/mail-desk/messages';
import { smtpThat } from '../../tests/mail-desk/servers';

const log = useDeskLog();

/** A desk with a mail server, and the mails that came there. */
async function openPost(answers: Parameters<typeof smtpThat>[0] = {}, settings = {}) {
  const mails: string[] = [];
  const { port } = await openDeskWithFakeSmtp(smtpThat(answers, mails), settings);
  const send = async (enquiry_id?: string, fields = FIELDS) =>
    (
      await ask(
        port,
        SEND_FORM,
        'POST',
        form(fields, { ...IDS, ...(enquiry_id && { enquiry_id }) }),
      )
    ).status;
  return { port, mails, send };
}

const messageIdOf = (mail = '') => /^Message-ID: (.*)$/m.exec(mail)?.[1]?.trim();

test('an enquiry that comes again is mailed once, whether the first is under way or sent', async () => {
  const { mails, port, send } = await openPost();
  const id = randomUUID();
  const twenty = await Promise.all(Array.from({ length: 20 }, () => send(id)));
  expect(twenty).toEqual(Array(20).fill(200));
  const params = Object.fromEntries([...FIELDS, ['enquiry_id', id]]) as object;
  expect((await ask(port, SEND, 'POST', json(params))).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]).not.toContain(id);
  expect(mails[0]).not.toContain('enquiry_id');
  expect(messageIdOf(mails[0])).toMatch(/^<[0-9a-f]{32}@company\.example>$/);
});

test('repetitions do not use up what a visitor may send', async () => {
  const { send } = await openPost({}, { sendsPerMinute: 1 });
  const id = randomUUID();
  expect([await send(id), await send(id), await send(id), await send()]).toEqual([
    ...[200, 200, 200],
    429,
  ]);
});

test('other ids, other texts and enquiries without an id are all mailed', async () => {
  const { mails, send } = await openPost();
  const id = randomUUID();
  await send(id);
  await send(id, contactWith({ message: 'I forgot something.' }));
  await send(randomUUID());
  await send();
  await send();
  expect(mails).toHaveLength(5);
  expect(new Set(mails.map(messageIdOf)).size).toBe(5);
});

test('an enquiry that failed may come again, as the same mail', async () => {
  const failure = () => (mails.length === 1 ? '554 not now' : undefined);
  const { mails, send } = await openPost({ '.': failure });
  const id = randomUUID();
  expect([await send(id), await send(id), await send(id)]).toEqual([502, 200, 200]);
  expect(mails).toHaveLength(2);
  expect(messageIdOf(mails[1])).toBe(messageIdOf(mails[0]));
  expect(log.lines()).toHaveLength(1);
});

test('an enquiry whose mail server falls silent is the same mail when it comes again', async () => {
  const silence = () => (mails.length === 1 ? '' : undefined);
  const { mails, send } = await openPost({ '.': silence }, { timeoutMs: 300 });
  const id = randomUUID();
  expect([await send(id), await send(id)]).toEqual([504, 200]);
  expect(messageIdOf(mails[1])).toBe(messageIdOf(mails[0]));
});
