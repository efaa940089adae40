import { expect, test } from 'vitest';
import { readSmtpUrl } from './smtp-url';

test.each([
  ['smtp://localhost', { host: 'localhost', secure: false, requireTLS: false }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, requireTLS: false }],
  ['smtp://[::1]:1025/', { host: '::1', port: 1025, requireTLS: false }],
  ['smtp://mail.example.com', { host: 'mail.example.com', secure: false, requireTLS: true }],
  ['smtp://[2001:db8::1]', { host: '2001:db8::1', requireTLS: true }],
  ['smtps://mail.example.com', { secure: true, requireTLS: false }],
  ['SMTPS://a:b@mail_1', { host: 'mail_1', secure: true, auth: { user: 'a', pass: 'b' } }],
  [
    'smtp://me%40a.example:p%23%40%2F%25%3A%C3%A9:+!~@mail.example.com:587',
    { host: 'mail.example.com', port: 587, auth: { user: 'me@a.example', pass: 'p#@/%:é:+!~' } },
  ],
])('%s is read', (url, server) => expect(readSmtpUrl(url)).toMatchObject(server));

const PASSWORDS = ['pa#ss', 'p@ss', 'p/ss', 'p?ss', 'p%ss', 'p%zz', 'p ss', 'p\\ss', '1#2', '1/2'];

test.each([
  ...['', 'localhost:25', 'http://localhost', 'smtp://', 'smtp:///x', 'smtp://a:b', 'smtp://a b'],
  ...['smtp://host/path', 'smtp://host?pool=true', 'smtp://host:0', 'smtp://host:65536'],
  ...['smtp://a:%E9@host', 'smtp://-host', 'smtp://ho%73t', ' smtp://host', 'smtp://@'],
  ...PASSWORDS.map((password) => `smtp://user:${password}@mail.example.com:587`),
  ...PASSWORDS.map((password) => `smtps://${password}:word@mail.example.com`),
])('%j is refused, and none of it is printed', (url) => {
  let message = '';
  try {
    readSmtpUrl(url);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toBe(
    'SMTP_URL cannot be read: it must look like smtp://user:password@mail.example.com:587, with special ' +
      'characters of user and password percent-encoded (# as %23, @ as %40, / as %2F, % as %25).',
  );
});

test('a long address is read or refused at once', () => {
  const start = performance.now();
  expect(() => readSmtpUrl(`smtp://${'a%4'.repeat(50_000)}`)).toThrow();
  expect(() => readSmtpUrl(`smtp://a:${'a:'.repeat(50_000)}#`)).toThrow();
  expect(performance.now() - start).toBeLessThan(1_000);
});
