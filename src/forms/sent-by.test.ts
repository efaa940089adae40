import { expect, test } from 'vitest';
import { sentBy } from './sent-by';

const messages = { sentByService: 'Sent on by', sentByOwnServer: 'Sent on by our own server' };

test.each([
  ['https://api.emailjs.com', 'Sent on by EmailJS.'],
  ['https://mail.example.com', 'Sent on by mail.example.com.'],
  ['', 'Sent on by our own server.'],
])('with the mail service at "%s" a form says: %s', (origin, sentence) => {
  expect(sentBy(origin, messages)).toBe(sentence);
});
