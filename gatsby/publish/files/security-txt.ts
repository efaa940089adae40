import { SECURITY_TXT } from '../../../hosting/rules/rules';

const YEAR_IN_DAYS = 365;

/**
 * The content of security.txt (RFC 9116): where to report a weakness of the site. It holds for a year from
 * the last change of the content, so that the same commit gives the same file.
 *
 * @param company - address of the site, and of the company
 * @param changes - when the pages last changed
 */
export function securityTxtOf(
  { siteUrl, email }: { siteUrl: string; email: string },
  changes: readonly string[],
): string {
  const expires = new Date(Math.max(...changes.map((change) => Date.parse(change))));
  expires.setUTCDate(expires.getUTCDate() + YEAR_IN_DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
