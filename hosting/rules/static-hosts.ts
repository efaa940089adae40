import { SCREEN, screenPolicy } from './editing-screen';
import {
  CACHE_CONTROL,
  commonHeaders,
  KEPT_FOR_EVER,
  POLICY,
  RESOURCE_POLICY,
  SECURITY_TXT,
  SHOWN_ELSEWHERE,
  WORKERS,
} from './rules';
import type { SiteFacts } from './site-facts';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Every address except those of pictures, each matched once: both hosts join the values of all patterns that match,
 * and browsers ignore the result. A star would also match the folder's own address.
 */
function addressesWithoutPictures({ pages }: SiteFacts): string[] {
  const names = pages.filter((page) => page !== '/').map((page) => page.replace(/[^/]+$/, ':name'));
  const inStatic = ['woff2', 'br', 'gz'].map((ending) => `/static/*.${ending}`);
  return ['/', ...new Set(['/:name', ...names]), '/page-data/*', ...inStatic, SECURITY_TXT];
}

/** Every page, by its own address or its folder's. A star would match files that are kept for ever. */
const pageAddresses = ({ pages }: SiteFacts): string[] => [
  ...new Set(pages.map((page) => page.replace(/(?<=\/.+\/)[^/]+$/, ':name'))),
];

/** The editing screen drops the policy of all pages, as Cloudflare spells it, and sets its own. */
const screenRule = (facts: SiteFacts) =>
  rule(`${SCREEN}\n  ! ${POLICY}`, {
    [POLICY]: screenPolicy(facts.gitService),
    'Cache-Control': CACHE_CONTROL.askEachTime,
  });

/**
 * The content of _headers for Netlify and Cloudflare Pages. Other files that may change get no Cache-Control here:
 * both hosts revalidate them by default, and would join two values. For a worker, the second value wins.
 */
export function headersFileOf(facts: SiteFacts): string {
  const cached = (path: string, value: string) => rule(path, { 'Cache-Control': value });
  const policy = (value: string) => ({ [RESOURCE_POLICY.name]: value });
  const rules = [
    rule('/*', commonHeaders(facts)),
    ...addressesWithoutPictures(facts).map((path) => rule(path, policy(RESOURCE_POLICY.others))),
    ...SHOWN_ELSEWHERE.map((path) => rule(path, policy(RESOURCE_POLICY.pictures))),
    ...KEPT_FOR_EVER.map((path) => cached(path, CACHE_CONTROL.forEver)),
    ...pageAddresses(facts).map((path) => cached(path, CACHE_CONTROL.askEachTime)),
    ...WORKERS.map((path) => cached(path, CACHE_CONTROL.never)),
    ...(facts.gitService ? [screenRule(facts)] : []),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * The content of _redirects for both hosts. They match addresses exactly, so only former addresses and the likeliest
 * misspelling are listed: all in small letters. They handle a trailing slash themselves.
 */
export function redirectsFileOf({ pages, moved }: SiteFacts): string {
  const listed = [...Object.entries(moved), ...pages.map((page) => [page, page] as const)];
  const redirects = new Map(
    listed.flatMap(([from, page]) => [[from.toLowerCase(), page] as const, [from, page] as const]),
  );
  return [...redirects]
    .filter(([from]) => !pages.includes(from))
    .flatMap(([from, page]) => [`${from} ${page} 301\n`, `${from}/ ${page} 301\n`])
    .join('');
}
