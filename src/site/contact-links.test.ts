import { expect, test } from 'vitest';
import { emailHref, withSubject } from './contact-links';

test.each([
  ['/contact', '/contact?subject=ERP%20%26%20more'],
  ['/contact#write', '/contact?subject=ERP%20%26%20more#write'],
  ['/contact?from=a#write', '/contact?from=a&subject=ERP%20%26%20more#write'],
  ['mailto:hello@firm.in', 'mailto:hello@firm.in?subject=ERP%20%26%20more'],
  [
    'mailto:hello@firm.in?cc=a@firm.in',
    'mailto:hello@firm.in?cc=a@firm.in&subject=ERP%20%26%20more',
  ],
  ['tel:+918041235678', 'tel:+918041235678'],
  ['https://calendar.example/us?days=30', 'https://calendar.example/us?days=30'],
])('the subject of %s', (href, expected) => {
  expect(withSubject(href, 'ERP & more')).toBe(expected);
});

test('an e-mail address with signs that end a path is whole in its link', () => {
  expect(emailHref('a%b#c?d&e@firm.in')).toBe('mailto:a%25b%23c%3Fd&e@firm.in');
});
