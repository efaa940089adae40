import { describe, expect, test } from 'vitest';
import { ask } from '../../tests/mail-desk/desk';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import { openDeskWithFakeSmtp } from '../../tests/mail-desk/desk-with-fake-smtp';
import { FIELDS, form, SEND_FORM } from '../../tests/mail-desk/messages';
import { smtpThat } from '../../tests/mail-desk/servers';
import { type MailDeskSettings } from './settings';

const log = useDeskLog();
const SITE = 'https://www.company.example';

async function send(headers: Record<string, string>, settings: Partial<MailDeskSettings> = {}) {
  const { port } = await openDeskWithFakeSmtp(smtpThat(), { origins: [SITE], ...settings });
  const message = form(FIELDS);
  return ask(port, SEND_FORM, 'POST', { ...message, headers: { ...message.headers, ...headers } });
}

describe('a form is accepted', () => {
  test.each([
    ['of the site', { Origin: SITE, Host: 'desk.internal' }],
    ['on the own host', { Origin: 'http://shop.example:9000', Host: 'shop.example:9000' }],
    ['on the own host, behind TLS', { Origin: 'https://shop.example', Host: 'shop.example' }],
    ['on the own host with its port', { Origin: 'https://shop.example', Host: 'shop.example:443' }],
    ['of this machine', { Origin: 'http://[::1]:9000', Host: '[::1]:9000' }],
  ])('%s', async (_what, headers) => {
    const answer = await send(headers);
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(headers.Origin);
  });

  test('of a program, which names no origin', async () => {
    const answer = await send({ Host: 'shop.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('on the host that a trusted proxy names', async () => {
    const headers = { Origin: 'https://a.example', 'X-Forwarded-Host': 'b.example, a.example' };
    expect((await send(headers, { trustProxy: true })).status).toBe(200);
  });
});

describe('a form is refused', () => {
  test.each([
    ['of another site', { Origin: 'https://evil.example' }, 'https://evil.example'],
    ['of a page without an origin', { Origin: 'null' }, 'a page without an address'],
    ['of an empty origin', { Origin: '' }, 'a page without an address'],
    ['of another port', { Origin: 'http://shop.example:1', Host: 'shop.example:2' }, ':1'],
    ['of a host below', { Origin: 'https://a.shop.example', Host: 'shop.example' }, 'a.shop'],
    ['of a site below', { Origin: `${SITE}.evil.example` }, 'evil.example'],
    ['of the site without TLS', { Origin: SITE.replace('https', 'http') }, 'http://www'],
    ['of an extension', { Origin: 'chrome-extension://abc', Host: 'abc' }, 'without an address'],
    ['with more than an origin', { Origin: `${SITE}/evil` }, 'without an address'],
    ['of a long origin', { Origin: `https://${'a.'.repeat(100)}example` }, 'without an address'],
    [
      'on a host that an untrusted proxy names',
      { Origin: 'https://a.example', 'X-Forwarded-Host': 'a.example' },
      'https://a.example',
    ],
  ])('%s', async (_what, headers, logged) => {
    const answer = await send(headers);
    expect(answer).toMatchObject({ status: 403, body: 'Forbidden' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(log.lines()).toHaveLength(1);
    expect(log.lines()[0]).toMatch(/^Mail desk: refused with 403\. The form is on .* MAIL_ORIGINS/);
    expect(log.lines()[0]).toContain(logged);
  });
});
