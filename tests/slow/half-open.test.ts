import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { SEND_FORM } from '../mail-desk/messages';
import { serveSite } from '../mail-desk/served-site';

const HEAD = `POST ${SEND_FORM} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=edge\r\n`;

/** Sends the beginning of a request, then a byte a second, and gives the answer and the seconds until the end. */
const holdOpen = (port: number, beginning: string) =>
  new Promise<{ answer: string; seconds: number }>((closed) => {
    const start = performance.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const trickle = setInterval(() => socket.write('x'), 1_000);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(trickle);
      closed({ answer, seconds: (performance.now() - start) / 1000 });
    });
  });

test('a request that does not come to its end is held for half a minute at most', async () => {
  const { port } = await serveSite({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const held = await Promise.all(
    [`${HEAD}X-Slow: `, `${HEAD}Content-Length: 5000\r\n\r\n`, 'GET / HTTP/1.1\r\nHost: '].map(
      (beginning) => holdOpen(port, beginning),
    ),
  );
  for (const { answer, seconds } of held) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(seconds).toBeGreaterThan(19);
    expect(seconds).toBeLessThan(30);
  }
});
