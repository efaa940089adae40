import { SECURITY_TXT } from '../../../hosting/rules/rules';

const YEAR_IN_DAYS = 365;

/**
 * The content of security.txt (RFC 9116): where to report a weakness of the site. It holds for a year from the
 * day of the build, so that builds of one day are alike.
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
