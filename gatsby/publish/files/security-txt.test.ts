import { expect, test } from 'vitest';
import { securityTxtOf } from './security-txt';

const company = { siteUrl: 'https://www.example.com', email: 'hello@example.com' };

test('security.txt holds for a year from the last change', () => {
  const changes = ['2026-11-20T10:30:00+05:30', '2026-11-20T05:30:00Z', '2025-01-01T00:00:00Z'];
  expect(securityTxtOf(company, changes)).toBe(
    `Contact: mailto:hello@example.com
Expires: 2027-11-20T05:30:00Z
Preferred-Languages: en
Canonical: https://www.example.com/.well-known/security.txt
`,
  );
});
