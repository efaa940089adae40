import { SECURITY_TXT } from '../../../hosting/rules/rules';

const YEAR_IN_DAYS = 365;

/**
 * The content of security.txt (RFC 9116): where to report a vulnerability of the site. It is valid for a year from
 * the day of the build, so that builds on the same day are identical.
 */
export function securityTxtOf(
  { siteUrl, email }: { siteUrl: string; email: string },
  builtAt: Date,
): string {
  const expires = new Date(builtAt);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + YEAR_IN_DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
