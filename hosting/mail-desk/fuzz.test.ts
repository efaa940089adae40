import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { type Enquiry, parseForm, parseJson } from './enquiry';
import { enquiryMail } from './enquiry-mail';
import { readInbox } from './read-inbox';
import { Refusal } from './refusal';
import { type Chance, createChance } from '../../tests/mail-desk/chance';
import { ask, openDesk } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { malformedMessage, type MalformedMessage } from '../../tests/mail-desk/malformed-message';
import { usedMemory } from '../../tests/mail-desk/memory';
import { contactWith, form, SEND, SEND_FORM } from '../../tests/mail-desk/messages';
import { listen, openInbox } from '../../tests/mail-desk/servers';

vi.setConfig({ testTimeout: 60_000 });

const log = useDeskLog();
const SEED = 20250401;
const IN_MEMORY = 6_000;
const OVER_HTTP = 1_500;
const isJson = ({ type }: MalformedMessage) => type === 'application/json';

/** Fails when something neither succeeds nor fails. */
async function settled<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not settled: ${what}`)), 5_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function parse(message: MalformedMessage): Promise<Enquiry | Refusal> {
  const { body, type } = message;
  const parsed = isJson(message)
    ? Promise.resolve().then(() => parseJson(body))
    : parseForm(body, type);
  return parsed.catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
}

test(`${IN_MEMORY} malformed requests are refused or read, and nothing of them stays`, async () => {
  const chance = createChance(SEED);
  const run = async (times: number) => {
    let refused = 0;
    for (let i = 0; i < times; i += 1) {
      const message = malformedMessage(chance);
      const result = await settled(parse(message), `no. ${i}: ${message.body.toString('latin1')}`);
      if (result instanceof Refusal) {
        expect(result.status).toBe(400);
        expect(result.message).toMatch(/^[A-Z][^\n]+\.$/);
        refused += 1;
        continue;
      }
      const { fields } = result;
      const { subject, replyTo } = enquiryMail(fields, { from: 'a', to: 'b', date: new Date(0) });
      expect(`${subject}${replyTo?.address}`).not.toMatch(/\p{Cc}/u);
      expect([...subject].length).toBeLessThanOrEqual(150);
    }
    return refused;
  };
  await run(500);
  const before = usedMemory();
  expect(await run(IN_MEMORY)).toBeGreaterThan(IN_MEMORY / 2);
  expect(usedMemory() - before).toBeLessThan(5 * 1024 * 1024);
});

/** The bytes of a request, often with a length that is not the body's. */
function wire(message: MalformedMessage, { below, oneOf }: Chance): Buffer {
  const { body, type } = message;
  const size = body.length;
  const length = oneOf([size, size, size, below(size + 1), size + 1 + below(1000), -1, 'x', '']);
  const framing = oneOf([
    ...Array<string>(6).fill(`Content-Length: ${length}`),
    'Transfer-Encoding: chunked',
    `Content-Length: ${size}\r\nTransfer-Encoding: chunked`,
    'X: y',
  ]);
  const extra = oneOf([
    '',
    'Accept: ;;,q=,text/html;q=x\r\n',
    'Accept: text/html\r\nReferer: http://[\r\n',
    'Origin: \xff\xfe\r\n',
  ]);
  const head = `POST ${isJson(message) ? SEND : SEND_FORM} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n${extra}${framing}\r\n\r\n`;
  const chunk = `${oneOf([size, size, below(size + 1), size + 9]).toString(16)}\r\n`;
  const isChunked = framing.endsWith('chunked') && below(4) > 0;
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    ...(isChunked ? [Buffer.from(chunk), body, Buffer.from('\r\n0\r\n\r\n')] : [body]),
  ]);
}

/**
 * Sends bytes as they are, now and then in two pieces, and waits until the connection is closed. When
 * the server still waits for more after a moment there is no more; now and then the visitor just goes.
 */
const deliver = (port: number, bytes: Buffer, { below }: Chance) =>
  new Promise<void>((resolve) => {
    const cut = below(3) === 0 ? below(bytes.length) : bytes.length;
    const isRude = below(20) === 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes.subarray(0, cut));
      if (isRude) return socket.destroy();
      setImmediate(() => socket.write(bytes.subarray(cut)));
    });
    const noMore = setTimeout(() => socket.end(), 50);
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(noMore);
      resolve();
    });
  });

test(`${OVER_HTTP} malformed requests over HTTP are answered, and a good one still is`, async () => {
  const inbox = await openInbox();
  const { desk, close, port: goodPort } = await openDesk({ smtpUrl: inbox.smtpUrl });
  const responses: ServerResponse[] = [];
  const server = createServer((request, response) => {
    responses.push(response);
    desk.handle(request, response);
  });
  const connections = promisify(server.getConnections.bind(server));
  const port = await listen(server);
  const chance = createChance(SEED + 1);
  const run = async (times: number) => {
    for (let i = 0; i < times; i += 50) {
      const batch = Array.from({ length: 50 }, () => wire(malformedMessage(chance), chance));
      await Promise.all(
        batch.map((bytes) => settled(deliver(port, bytes, chance), bytes.toString('latin1'))),
      );
    }
    await vi.waitFor(async () => expect(await connections()).toBe(0), 5_000);
    await vi.waitFor(
      () => expect(responses.every(({ headersSent }) => headersSent)).toBe(true),
      5_000,
    );
    return responses.splice(0).map(({ statusCode }) => statusCode);
  };

  const statuses = await run(300);
  const before = usedMemory();
  statuses.push(...(await run(OVER_HTTP)));
  expect(usedMemory() - before).toBeLessThan(10 * 1024 * 1024);
  expect(statuses.length).toBeGreaterThan(OVER_HTTP / 2);
  expect([200, 400, 403, 413, 415]).toEqual(expect.arrayContaining(statuses));

  const good = form(contactWith({ message: 'Still there?' }));
  expect((await ask(goodPort, SEND_FORM, 'POST', good)).status).toBe(200);
  const sent = statuses.filter((status) => status === 200).length;
  expect(await readInbox(inbox.webUrl)).toHaveLength(sent + 1);
  expect(log.lines().length).toBeGreaterThan(OVER_HTTP / 2);
  expect(log.lines().join()).not.toMatch(/asha|0123456789|How long/i);
  server.close();
  await close();
  await inbox.close();
});
