import { CACHE_CONTROL, KEPT_FOR_EVER, securityHeaders } from './rules';
import type { SiteFacts } from './site-facts';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The content of _headers, which Netlify and Cloudflare Pages read. What is not kept for ever gets no
 * Cache-Control here: both hosts let it be asked for each time by themselves, and would join two values.
 */
export function headersFileOf(facts: SiteFacts): string {
  const rules = [
    rule('/*', securityHeaders(facts)),
    ...KEPT_FOR_EVER.map((path) => rule(path, { 'Cache-Control': CACHE_CONTROL.forEver })),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * The content of _redirects for the same two. They match addresses exactly, so of all the ways to spell
 * one wrongly only the likeliest is here: all in small letters. A slash at the end they handle themselves.
 */
export function redirectsFileOf({ pages }: SiteFacts): string {
  return pages
    .map((page) => ({ page, small: page.toLowerCase() }))
    .filter(({ page, small }) => small !== page && !pages.includes(small))
    .flatMap(({ page, small }) => [`${small} ${page} 301`, `${small}/ ${page} 301`])
    .map((line) => `${line}\n`)
    .join('');
}
