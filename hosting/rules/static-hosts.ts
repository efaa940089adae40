import {
  CACHE_CONTROL,
  commonHeaders,
  KEPT_FOR_EVER,
  RESOURCE_POLICY,
  SECURITY_TXT,
  SHOWN_ELSEWHERE,
} from './rules';
import type { SiteFacts } from './site-facts';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Every address but those of pictures, each matched once: both hosts join the values of all patterns that
 * match, and browsers ignore the result. A star would also match the folder's own address.
 */
function addressesWithoutPictures({ pages }: SiteFacts): string[] {
  const names = pages.filter((page) => page !== '/').map((page) => page.replace(/[^/]+$/, ':name'));
  const inStatic = ['woff2', 'br', 'gz'].map((ending) => `/static/*.${ending}`);
  return ['/', ...new Set(['/:name', ...names]), '/page-data/*', ...inStatic, SECURITY_TXT];
}

/**
 * The content of _headers for Netlify and Cloudflare Pages. Files that may change get no Cache-Control
 * here: both hosts revalidate them by default, and would join two values.
 */
export function headersFileOf(facts: SiteFacts): string {
  const policy = (value: string) => ({ [RESOURCE_POLICY.name]: value });
  const rules = [
    rule('/*', commonHeaders(facts)),
    ...addressesWithoutPictures(facts).map((path) => rule(path, policy(RESOURCE_POLICY.others))),
    ...SHOWN_ELSEWHERE.map((path) => rule(path, policy(RESOURCE_POLICY.pictures))),
    ...KEPT_FOR_EVER.map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.forEver })),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * The content of _redirects for both. They match addresses exactly, so only the likeliest misspelling is
 * listed: all in small letters. They handle a trailing slash themselves.
 */
export function redirectsFileOf({ pages }: SiteFacts): string {
  return pages
    .map((page) => ({ page, small: page.toLowerCase() }))
    .filter(({ page, small }) => small !== page && !pages.includes(small))
    .flatMap(({ page, small }) => [`${small} ${page} 301`, `${small}/ ${page} 301`])
    .map((line) => `${line}\n`)
    .join('');
}
