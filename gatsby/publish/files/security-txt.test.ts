import { expect, test } from 'vitest';
import { securityTxtOf } from './security-txt';

test('security.txt holds for a year from the day of the build, however old the content is', () => {
  const company = { siteUrl: 'https://www.example.com', email: 'hello@example.com' };
  expect(securityTxtOf(company, new Date('2026-11-20T23:30:00+05:30'))).toBe(
    `Contact: mailto:hello@example.com
Expires: 2027-11-20T00:00:00Z
Preferred-Languages: en
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});
