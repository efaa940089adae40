import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { FIELDS, form, SEND_FORM } from '../../tests/mail-desk/messages';
import { smtpThat } from '../../tests/mail-desk/servers';

const log = useDeskLog();
const ENQUIRY = form(FIELDS);

test('a body that does not come is refused in time, and the connection closed', async () => {
  const { port } = await openDeskWithFakeSmtp(smtpThat(), { bodyTimeoutMs: 300 });
  const start = performance.now();
  let answer = '';
  await new Promise<void>((closed) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${SEND_FORM} HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n` +
        `Content-Type: multipart/form-data; boundary=edge\r\n\r\n${ENQUIRY.body}`,
    );
    // A trickle of bytes does not help.
    const trickle = setInterval(() => socket.write('x'), 50);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(trickle);
      closed();
    });
  });
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/^Connection: close\r$/m);
  expect(log.lines()).toEqual(['Mail desk: refused with 408. The request did not arrive in time.']);
});

test('closing waits for the answers under way, and refuses new requests', async () => {
  let reached = () => {};
  const isUnderWay = new Promise<void>((resolve) => (reached = resolve));
  const { desk, port } = await openDeskWithFakeSmtp(() => reached(), { timeoutMs: 300 });
  const asked = ask(port, SEND_FORM, 'POST', ENQUIRY);
  await isUnderWay;
  const closed = desk.close().then(() => 'closed');
  const moment = new Promise((resolve) => setTimeout(resolve, 50, 'still open'));
  expect(await Promise.race([closed, moment])).toBe('still open');
  expect(await ask(port, SEND_FORM, 'POST', ENQUIRY)).toMatchObject({
    status: 503,
    body: 'The mail desk is closing.',
    headers: { connection: 'close' },
  });
  expect((await asked).status).toBe(504);
  await closed;
});
