import { describe, expect, test } from 'vitest';
import { useDeskWithInbox } from '../../tests/mail-desk/desk-with-inbox';
import { useDeskLog } from '../../tests/mail-desk/desk-log';
import {
  CALLBACK_FIELDS,
  contactWith,
  FIELDS,
  form,
  IDS,
  json,
  SEND,
  SEND_FORM,
} from '../../tests/mail-desk/messages';

const ORIGIN = 'https://company.example';
const log = useDeskLog();
const { send, newMails } = useDeskWithInbox({
  origins: [ORIGIN],
  blockList: ['Spammer@bad.example'],
});

describe.each([
  ['a form', SEND_FORM, form(FIELDS)],
  ['JSON', SEND, json(Object.fromEntries(FIELDS))],
])('an enquiry as %s', (_name, path, { body, headers }) => {
  test('becomes one mail', async () => {
    const answer = await send(path, { body, headers: { ...headers, Origin: ORIGIN } });
    expect(answer).toMatchObject({
      status: 200,
      body: 'OK',
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'access-control-allow-origin': ORIGIN,
        vary: 'Origin',
      },
    });
    const mails = await newMails();
    expect(mails).toMatchObject([
      {
        from: 'website@company.example',
        to: 'office@company.example',
        replyTo: 'asha@rao.example',
        subject: 'A new shop',
      },
    ]);
    expect(mails[0]?.text.split('\n')).toEqual([
      'firstname: Asha',
      'lastname: Rao',
      'email: asha@rao.example',
      'phone: 0123456789',
      'subject: A new shop',
      'message:',
      '  Good morning,',
      '  how long does it take?',
      '',
      expect.stringMatching(
        /^Sent on \d{4}-\d\d-\d\d \d\d:\d\d UTC from https:\/\/company\.example$/,
      ),
      '',
    ]);
  });

  test.each([
    ['of a site that is not allowed', { Origin: 'https://bad.example' }, 403, 'Forbidden'],
    ['of a page without a site', { Origin: 'null' }, 403, 'Forbidden'],
    ['of another content type', { 'Content-Type': 'text/plain' }, 415, `Only `],
    ['without a content type', { 'Content-Type': '' }, 415, 'Only '],
  ])('%s is refused', async (_what, other, status, sentence) => {
    const answer = await send(path, { body, headers: { ...headers, ...other } });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(sentence);
    expect(answer.headers.vary).toBe('Origin');
    expect(log.lines()).toEqual([expect.stringContaining(`Mail desk: refused with ${status}. `)]);
    expect(await newMails()).toEqual([]);
  });

  test('that is too large is refused, with or without a stated length', async () => {
    const large = Buffer.concat([Buffer.from(body), Buffer.alloc(128 * 1024, 'x')]);
    const refusal = { status: 413, body: 'The request is larger than 128 KB.' };
    const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
    expect(await send(path, { body: large, headers })).toMatchObject(refusal);
    expect(await send(path, { body: large, headers: chunked })).toMatchObject(refusal);
    expect(await newMails()).toEqual([]);
  });

  test('is only taken by POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const answer = await send(path, { headers: { Origin: ORIGIN } }, method);
      expect(answer).toMatchObject({
        status: 405,
        body: method === 'HEAD' ? '' : 'Method Not Allowed',
        headers: { allow: 'POST, OPTIONS', 'access-control-allow-origin': ORIGIN },
      });
    }
  });

  test('is announced by a browser from another site, and may come', async () => {
    const answer = await send(path, { headers: { Origin: ORIGIN } }, 'OPTIONS');
    expect(answer).toMatchObject({
      status: 204,
      body: '',
      headers: {
        'access-control-allow-origin': ORIGIN,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Content-Type',
      },
    });
  });

  test('may follow its address with a query', async () => {
    expect(await send(`${path}?a=1`, { body, headers })).toMatchObject({ status: 200 });
    expect(await newMails()).toHaveLength(1);
  });
});

describe.each([
  ['a form', SEND_FORM, form],
  [
    'JSON',
    SEND,
    (fields: [string, string][], ids?: object) => json(Object.fromEntries(fields), ids),
  ],
])('%s is refused', (_name, path, make) => {
  test.each<[string, [string, string][], object, number, string]>([
    ['without user_id', FIELDS, { ...IDS, user_id: '' }, 400, 'The user_id is missing.'],
    ['without service_id', FIELDS, { ...IDS, service_id: '' }, 400, 'The service_id is missing.'],
    [
      'without template_id',
      FIELDS,
      { user_id: 'key', service_id: 'service' },
      400,
      'The template_id is missing.',
    ],
    ['with another user_id', FIELDS, { ...IDS, user_id: 'x' }, 400, 'The user_id is unknown.'],
    [
      'with another service_id',
      FIELDS,
      { ...IDS, service_id: 'x' },
      400,
      'The service_id is unknown.',
    ],
    [
      'with another template_id',
      FIELDS,
      { ...IDS, template_id: 'x' },
      400,
      'The template_id is unknown.',
    ],
    ['without fields', [], IDS, 400, 'The form is unknown.'],
    ['with a message alone', [['message', 'x']], IDS, 400, 'The form is unknown.'],
    ['with a made-up field', [['anything', 'x']], IDS, 400, 'The form is unknown.'],
    [
      'with a field too many',
      [...FIELDS, ['fax', 'x']],
      IDS,
      400,
      'The form has an unknown field.',
    ],
    [
      'with the fields of both forms',
      [...FIELDS, ['fullname', 'x']],
      IDS,
      400,
      'The form has an unknown field.',
    ],
    ['with an empty field', contactWith({ message: ' \n' }), IDS, 400, 'The message is missing.'],
    ['without a field', FIELDS.slice(0, -1), IDS, 400, 'The message is missing.'],
    ['with no address', contactWith({ email: 'asha' }), IDS, 400, 'The email is not valid.'],
    [
      'with a long text',
      contactWith({ message: 'x'.repeat(15_001) }),
      IDS,
      413,
      'The message has more than 15000 characters.',
    ],
    [
      'with an id that is none',
      FIELDS,
      { ...IDS, enquiry_id: 'x y' },
      400,
      'The enquiry_id is malformed.',
    ],
    ['that a program filled in', FIELDS, { ...IDS, leave_empty: 'x' }, 403, 'Forbidden'],
    [
      'from a blocked address',
      contactWith({ email: ' spammer@BAD.example' }),
      IDS,
      403,
      'Forbidden',
    ],
  ])('%s', async (_what, fields, ids, status, body) => {
    expect(await send(path, make(fields, ids))).toMatchObject({ status, body });
    expect(await newMails()).toEqual([]);
    expect(log.lines()).toEqual([expect.stringContaining(`Mail desk: refused with ${status}. `)]);
    for (const [, value] of fields.filter(([, text]) => text.length > 2)) {
      expect(log.lines().join()).not.toContain(value);
    }
  });

  test('when it is malformed', async () => {
    const { body, headers } = make(FIELDS);
    const answer = await send(path, { body: body.slice(0, -9), headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatch(/^The request is not a well-formed (form|JSON)\.$/);
    expect(await newMails()).toEqual([]);
  });
});

test('a file is refused', async () => {
  const body = form([]).body.replace('name="user_id"', 'name="cv"; filename="cv.pdf"');
  const answer = await send(SEND_FORM, { body, headers: form([]).headers });
  expect(answer).toMatchObject({ status: 400, body: 'The form does not accept files.' });
});

test.each(['callback', IDS.template_id])(
  'a callback form is taken with the template %s, and needs no subject',
  async (template_id) => {
    const answer = await send(SEND_FORM, form(CALLBACK_FIELDS, { ...IDS, template_id }));
    expect(answer.status).toBe(200);
    const [mail] = await newMails();
    expect(mail).toMatchObject({ subject: 'Website enquiry', replyTo: 'asha@rao.example' });
    expect(mail?.text).not.toContain('template');
  },
);

test('a field that comes twice is refused', async () => {
  const answer = await send(SEND_FORM, form([...FIELDS, ['email', 'b@rao.example']]));
  expect(answer).toMatchObject({ status: 400, body: 'The form has a field twice.' });
});

test.each(['/', '/contact', `${SEND}/`, '/api/v1.0/email', `/x${SEND}`, '//'])(
  '%s is left to others',
  async (path) => {
    expect(await send(path, form(FIELDS))).toMatchObject({ status: 200, body: 'elsewhere' });
    expect(await newMails()).toEqual([]);
  },
);
