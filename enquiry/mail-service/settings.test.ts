import { expect, test } from 'vitest';
import {
  BLOCK_LIST_SETTING,
  LOCAL_MAIL,
  mailServiceOf,
  ORIGIN_SETTING,
  REQUIRED_SETTINGS,
} from './settings';

test.each([
  ['one address', 'a@example.com', ['a@example.com']],
  ['a space after a comma', 'a@example.com, b@example.com', ['a@example.com', 'b@example.com']],
  ['a comma at the end', 'a@example.com,', ['a@example.com']],
  ['nothing', '', []],
])('a list of addresses that may not send is read with %s', (_, list, addresses) => {
  expect(mailServiceOf({ [BLOCK_LIST_SETTING]: list }).blocked).toEqual(addresses);
});

test.each([
  ['no origin', undefined, 'EmailJS', 'https://api.emailjs.com/'],
  ['another service', 'https://mail.example.com', 'mail.example.com', 'https://mail.example.com/'],
  ['the stand-in', '', 'EmailJS', '/'],
])('with %s, the forms name and address the service', (_, origin, name, start) => {
  const service = mailServiceOf({ ...LOCAL_MAIL, [ORIGIN_SETTING]: origin });
  expect(service.name).toBe(name);
  expect(service.action).toBe(`${start}api/v1.0/email/send-form`);
});

test.each([
  'mail.firm.in',
  'https://mail.firm.in/',
  'https://mail.firm.in/api',
  'https://Mail.firm.in',
  'localhost:9000',
  'mailto:desk@firm.in',
])('“%s” is no origin, and is refused with a sentence', (origin) => {
  expect(() => mailServiceOf({ [ORIGIN_SETTING]: origin })).toThrow(
    `${ORIGIN_SETTING} must be an address such as https://mail.firm.in, with nothing after it, but it is “${origin}”.`,
  );
});

test('each form has its own template, or that of all forms', () => {
  const own = { ...LOCAL_MAIL, GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID: 'callback-template' };
  const { contact, callback } = mailServiceOf(own).ids;
  expect(contact).toEqual({
    lib_version: expect.stringMatching(/^\d/) as string,
    service_id: 'local-service',
    template_id: 'local-template',
    user_id: 'local-public-key',
  });
  expect(callback).toEqual({ ...contact, template_id: 'callback-template' });
  expect(mailServiceOf(LOCAL_MAIL).ids.callback).toEqual(contact);
});

test('a form whose own template is required is not sent through that of all forms', () => {
  REQUIRED_SETTINGS.push('GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID');
  const { contact, callback } = mailServiceOf(LOCAL_MAIL).ids;
  REQUIRED_SETTINGS.pop();
  expect(callback).toEqual({ ...contact, template_id: '' });
});
