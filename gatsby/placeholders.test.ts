import { expect, test } from 'vitest';
import { fillPlaceholders } from './placeholders';

const identity = {
  brand: 'A & B',
  legalName: 'A and B Limited',
  phone: '+91 80 0000 0000',
  email: 'hello@example.com',
  address: { city: 'Mysuru' },
};

test('every placeholder is filled in from the company', () => {
  const text = '{brand}, {company}, {phone}, {email}, {city}';
  expect(fillPlaceholders(text, identity)).toBe(
    'A & B, A and B Limited, +91 80 0000 0000, hello@example.com, Mysuru',
  );
});

test('values are escaped where they go into HTML', () => {
  expect(fillPlaceholders('<b>{brand}</b>', identity, 'html')).toBe('<b>A &amp; B</b>');
});

test('text without placeholders stays as it is', () => {
  expect(fillPlaceholders('Plain { text }.', identity)).toBe('Plain { text }.');
});

test('an unknown placeholder is refused, and the known ones are named', () => {
  expect(() => fillPlaceholders('At {brnad}', identity)).toThrow(
    '"At {brnad}" contains {brnad}, which is not a placeholder. The placeholders are {brand}, {company}, {phone}, {email}, {city}.',
  );
});
