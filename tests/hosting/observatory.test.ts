import { expect, test } from 'vitest';
import { securityHeaders } from '../../hosting/rules/rules';
import { observatoryScore } from './observatory';
import { readSiteFacts } from '../../hosting/rules/site-facts';

const headers = Object.fromEntries(
  Object.entries(securityHeaders(readSiteFacts())).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

test('the site gets an A+ from Mozilla’s Observatory', () => {
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100);
});

test.each([
  ['content-security-policy', "script-src 'self' 'unsafe-inline'"],
  ['content-security-policy', "default-src 'none'; script-src https:"],
  ['content-security-policy', undefined],
  ['strict-transport-security', 'max-age=3600'],
  ['strict-transport-security', undefined],
  ['x-content-type-options', undefined],
  ['referrer-policy', 'unsafe-url'],
  ['access-control-allow-origin', '*'],
])('%s: %s costs points', (name, value) => {
  expect(observatoryScore({ ...headers, [name]: value })).toBeLessThan(observatoryScore(headers));
});

test('a site without any header gets a bad mark', () => {
  expect(observatoryScore({})).toBe(30);
});
