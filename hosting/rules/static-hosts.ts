import { CACHE_CONTROL, KEPT_FOR_EVER, securityHeaders } from './rules';
import type { SiteFacts } from './site-facts';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The content of _headers for Netlify and Cloudflare Pages. Files that may change get no Cache-Control
 * here: both hosts revalidate them by default, and would join two values.
 */
export function headersFileOf(facts: SiteFacts): string {
  const rules = [
    rule('/*', securityHeaders(facts)),
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
