import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import { ID_FIELDS, SEND_PATH } from '../enquiry/mail-service/settings';
import { send } from '../tests/hosting/send';
import { listen } from '../tests/port';
import { createMailStandIn } from './mail-stand-in';

const IDS = Object.fromEntries(ID_FIELDS.map((name) => [name, `the ${name}`]));
const FIELDS = { fullname: 'ಆಶಾ Rao', message: 'Good morning,\r\n<b>"how"</b> & when?' };

/** Opens the stand-in on a server that answers everything else with 404. */
async function open(setting?: string) {
  const answer = createMailStandIn(setting);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  onTestFinished(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    url,
    send: async (values: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value);
      const options = { method: 'POST', headers: { Origin: url }, body };
      const response = await fetch(`${url}${SEND_PATH}`, options);
      return { status: response.status, text: await response.text() };
    },
    readPage: async () => parse(await (await fetch(`${url}/api/enquiries?`)).text()),
  };
}

test('a form with the ids is taken, and its page shows it as text, the last one first', async () => {
  const { send, readPage } = await open();
  expect((await readPage()).querySelector('main')?.text).toContain('There are none yet.');
  expect(await send({ message: 'The first', ...IDS })).toEqual({ status: 200, text: 'OK' });
  expect(await send({ ...FIELDS, ...IDS })).toEqual({ status: 200, text: 'OK' });
  const page = await readPage();
  const [last, first] = page.querySelectorAll('article');
  expect(last?.querySelectorAll('dt').map(({ text }) => text)).toEqual(
    Object.keys({ ...FIELDS, ...IDS }),
  );
  expect(last?.querySelectorAll('dd').map(({ text }) => text)).toEqual(
    Object.values({ ...FIELDS, ...IDS }),
  );
  expect(page.querySelector('b')).toBeNull();
  expect(first?.querySelector('dd')?.text).toBe('The first');
});

test('only the last fifty are kept', async () => {
  const { send, readPage } = await open();
  for (let number = 0; number < 52; number += 1) await send({ message: String(number), ...IDS });
  const articles = (await readPage()).querySelectorAll('article');
  expect(articles).toHaveLength(50);
  expect(articles.at(-1)?.querySelector('dd')?.text).toBe('2');
});

test.each(Object.keys(IDS))('a form without the %s is refused, and says so', async (id) => {
  const { send, readPage } = await open();
  expect(await send({ ...FIELDS, ...IDS, [id]: '' })).toEqual({
    status: 400,
    text: `The ${id} is missing.`,
  });
  expect((await readPage()).querySelectorAll('article')).toHaveLength(0);
});

test('what is no form, another method and other addresses are answered in the usual words', async () => {
  const { url } = await open();
  const form = `${url}${SEND_PATH}`;
  const types = [
    ...['multipart/form-data', 'multipart/form-data; boundary=a', 'text/plain', ''],
    'application/x-www-form-urlencoded',
  ];
  for (const type of types) {
    const headers = { Origin: url, 'Content-Type': type };
    const response = await fetch(form, { method: 'POST', headers, body: 'nonsense' });
    expect([response.status, await response.text()], type).toEqual([400, 'Bad Request']);
  }
  const response = await fetch(form);
  expect([response.status, await response.text()]).toEqual([405, 'Method Not Allowed']);
  expect((await fetch(`${url}/api/other`)).status).toBe(404);
});

test.each([
  ['451', 'Unavailable For Headless Browser'],
  ['500', 'Internal Server Error'],
])('MAIL_ANSWER=%s answers with "%s", and nothing is kept', async (setting, text) => {
  const { send, readPage } = await open(setting);
  expect(await send({ ...FIELDS, ...IDS })).toEqual({ status: Number(setting), text });
  expect((await readPage()).querySelectorAll('article')).toHaveLength(0);
});

test('MAIL_ANSWER=0 is a lost network, and what is no status is refused in a sentence', async () => {
  const { send } = await open('0');
  await expect(send({ ...FIELDS, ...IDS })).rejects.toThrow('fetch failed');
  expect(() => createMailStandIn('soon')).toThrow(/^MAIL_ANSWER must be a status .* “soon”\.$/);
});

const HERE = { Host: 'localhost:9000', Origin: 'http://localhost:9000' };

test.each([
  ['POST', 403, {}],
  ['POST', 400, HERE],
  ['POST', 400, { Host: '[::1]', Origin: 'http://[::1]' }],
  ['POST', 403, { ...HERE, Origin: 'https://elsewhere.example' }],
  ['POST', 403, { ...HERE, Origin: 'null' }],
  ['POST', 403, { Host: 'elsewhere.example', Origin: 'http://elsewhere.example' }],
  ['GET', 200, { 'Sec-Fetch-Site': 'same-origin' }],
  ['GET', 200, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }],
  ['GET', 403, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }],
  ['GET', 403, { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'iframe' }],
  ['GET', 403, { ...HERE, Origin: 'https://elsewhere.example' }],
  ['GET', 403, { Host: 'localhost.elsewhere.example' }],
])('a %s is answered with %i that comes with %j', async (method, status, headers) => {
  const { url } = await open();
  const path = method === 'GET' ? '/api/enquiries' : SEND_PATH;
  const answer = await send(Number(new URL(url).port), path, { method, headers });
  expect(answer.status).toBe(status);
});

test('a form of more than a megabyte, or of unknown length, is refused before it has come', async () => {
  const { url } = await open();
  for (const length of [{ 'Content-Length': 1_000_001 }, { 'Transfer-Encoding': 'chunked' }]) {
    const options = { method: 'POST', headers: { Origin: url, ...length } };
    const sent = request(`${url}${SEND_PATH}`, options);
    onTestFinished(() => void sent.destroy().on('error', () => undefined));
    sent.write('-');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
  }
});
