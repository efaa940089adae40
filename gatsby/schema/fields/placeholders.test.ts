import { expect, test } from 'vitest';
import { fillPlaceholders, inWords, isCounting } from './placeholders';

const identity = {
  brand: 'A & B',
  legalName: 'A and B Limited',
  phone: '+91 80 0000 0000',
  email: 'hello@example.com',
  address: { city: 'Mysuru' },
  years: 8,
  counts: { services: 10, caseStudies: 21, members: 8, industries: 5 },
};

test('every placeholder is filled in from the company', () => {
  const text = '{brand}, {company}, {phone}, {email}, {city}';
  expect(fillPlaceholders(text, identity)).toBe(
    'A & B, A and B Limited, +91 80 0000 0000, hello@example.com, Mysuru',
  );
});

test('numbers are filled in as words, at the beginning of a sentence and as digits', () => {
  const text = '{Services} services, {caseStudies} case studies';
  expect(fillPlaceholders(text, identity)).toBe('Ten services, twenty-one case studies');
  expect(fillPlaceholders('{membersInDigits} people, {years}+ years', identity)).toBe(
    '8 people, 8+ years',
  );
  expect(isCounting(text)).toBe(true);
  expect(isCounting('{brand}, {years}')).toBe(false);
});

test('values are escaped where they go into HTML', () => {
  expect(fillPlaceholders('<b>{brand}</b>', identity, 'html')).toBe('<b>A &amp; B</b>');
});

test.each([
  [8, 'eight'],
  [10, 'ten'],
  [14, 'fourteen'],
  [40, 'forty'],
  [57, 'fifty-seven'],
  [500, '500'],
])('%i is %s', (number, words) => {
  expect(inWords(number)).toBe(words);
});
