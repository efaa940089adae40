import { expect, test } from 'vitest';
import { sentBy } from './sent-by';

const messages = { sentByService: 'Sent on by' };

test.each([
  ['https://api.emailjs.com', 'Sent on by EmailJS.'],
  ['https://mail.example.com', 'Sent on by mail.example.com.'],
  ['', 'Sent on by EmailJS.'],
])('with the mail service at "%s" a form says: %s', (origin, sentence) => {
  expect(sentBy(origin, messages)).toBe(sentence);
});
