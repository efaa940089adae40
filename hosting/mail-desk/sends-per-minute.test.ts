import { afterEach, expect, test, vi } from 'vitest';
import { type MailDeskSettings } from './settings';
import { ask } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { FIELDS, form, SEND_FORM } from '../../tests/mail-desk/messages';
import { smtpThat } from '../../tests/mail-desk/servers';

const log = useDeskLog();
const RATE = { sendsPerMinute: 2, trustProxy: true };

afterEach(() => {
  vi.useRealTimers();
});

/** A way to send to a desk, as if through a proxy. */
async function sender(settings: Partial<MailDeskSettings>) {
  const { port } = await openDeskWithFakeSmtp(smtpThat(), settings);
  return (forwarded?: string, { body, headers } = form(FIELDS)) =>
    ask(port, SEND_FORM, 'POST', {
      body,
      headers: { ...headers, ...(forwarded && { 'X-Forwarded-For': forwarded }) },
    });
}

/** The answers to a row of enquiries, sent one after the other. */
async function statusesOf(send: Awaited<ReturnType<typeof sender>>, row: (string | undefined)[]) {
  const statuses = [];
  for (const forwarded of row) statuses.push((await send(forwarded)).status);
  return statuses;
}

test('who sends too often has to wait, and may send again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const send = await sender({ sendsPerMinute: 2 });
  expect((await send()).status).toBe(200);
  vi.advanceTimersByTime(15_000);
  expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({
    status: 429,
    body: 'Too Many Requests',
    headers: { 'retry-after': '45' },
  });
  expect(log.lines()).toEqual([
    'Mail desk: refused with 429. A visitor has sent too much in a minute.',
  ]);
  vi.advanceTimersByTime(45_000);
  expect(await statusesOf(send, [undefined, undefined])).toEqual([200, 429]);
});

test('a visitor is known by the address that the proxy adds, not by those before it', async () => {
  const send = await sender(RATE);
  const row = ['a, x', 'b, x', 'c,x', 'x, y', undefined, undefined, undefined];
  expect(await statusesOf(send, row)).toEqual([200, 200, 429, 200, 200, 200, 429]);
});

test('without a proxy nobody is believed about their address', async () => {
  const send = await sender({ sendsPerMinute: 2 });
  expect(await statusesOf(send, ['a', 'b', 'c'])).toEqual([200, 200, 429]);
});

test('enquiries that are refused do not count', async () => {
  const send = await sender(RATE);
  for (let i = 0; i < 5; i += 1) expect((await send('x', form([]))).status).toBe(400);
  expect(await statusesOf(send, ['x', 'x', 'x'])).toEqual([200, 200, 429]);
});

test('ten a minute are allowed when nothing else is set', async () => {
  const send = await sender({ sendsPerMinute: undefined });
  const row = Array<undefined>(11).fill(undefined);
  expect(await statusesOf(send, row)).toEqual([...Array<number>(10).fill(200), 429]);
});

test('addresses of one IPv6 network share what a visitor may send', async () => {
  const send = await sender(RATE);
  const row = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'];
  expect(await statusesOf(send, row)).toEqual([200, 200, 429, 200]);
  const mapped = ['::ffff:203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'];
  expect(await statusesOf(send, mapped)).toEqual([200, 200, 429, 200]);
});

test('all visitors together may send sixty a minute', async () => {
  const send = await sender({ ...RATE, sendsPerMinuteInAll: undefined });
  const row = Array.from({ length: 61 }, (_, i) => `203.0.113.${i}`);
  expect(await statusesOf(send, row)).toEqual([...Array<number>(60).fill(200), 429]);
  expect(log.lines()).toEqual([
    'Mail desk: refused with 429. All visitors together have sent too much in a minute.',
  ]);
});
