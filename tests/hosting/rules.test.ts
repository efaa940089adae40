import { readFileSync } from 'node:fs';
import { parseAllHeaders, type Header } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import {
  CACHE_CONTROL,
  isLikeKept,
  KEPT_FOR_EVER,
  patternToRegExp,
  RESOURCE_POLICY,
  securityHeaders,
  WORKERS,
} from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { SITE } from '../site/read-site';

const facts = readSiteFacts();
const addresses = filesIn(SITE).map((file) => `/${file}`);
const isPicture = (address: string) => /^\/static\/.*\.(avif|webp|png|jpg|svg)$/.test(address);
const isWorker = (address: string) => WORKERS.some((worker) => worker === address);
const isKept = (address: string) =>
  !isWorker(address) &&
  KEPT_FOR_EVER.some((pattern) => new RegExp(patternToRegExp(pattern)).test(address));

/** What _headers says of caching: nothing of other files that may change, which hosts revalidate. */
function cacheControlOf(address: string): string | undefined {
  if (isWorker(address)) return CACHE_CONTROL.never;
  if (isKept(address)) return CACHE_CONTROL.forEver;
  return facts.pages.includes(address) ? CACHE_CONTROL.askEachTime : undefined;
}

test('Netlify reads from _headers what the table says, and no header twice for one address', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [`${SITE}/_headers`],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  const files = addresses.filter((address) => !address.includes('.html'));
  for (const address of [...files, ...facts.pages]) {
    const values = (headers as Header[])
      .filter(({ forRegExp }) => forRegExp.test(address))
      .flatMap((header) => Object.entries(header.values));
    // A worker has that of other scripts too, and so may a page that ends like one, as the checker hints: of the two,
    // the second prevails.
    const isLikeScript = facts.pages.includes(address) && isLikeKept(address);
    const doubled = isWorker(address) || isLikeScript ? 1 : 0;
    expect(values, address).toHaveLength(new Set(values.map(([name]) => name)).size + doubled);
    const caching = cacheControlOf(address);
    expect(Object.fromEntries(values), address).toEqual({
      ...securityHeaders(facts),
      ...(isPicture(address) && { [RESOURCE_POLICY.name]: RESOURCE_POLICY.pictures }),
      ...(caching && { 'Cache-Control': caching }),
    });
  }
});

test('Cloudflare Pages takes the two files: few enough rules, short enough lines', () => {
  const lines = readFileSync(`${SITE}/_headers`, 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const redirects = readFileSync(`${SITE}/_redirects`, 'utf8').split('\n').filter(Boolean);
  expect(redirects.length).toBeLessThanOrEqual(2000);
  expect(redirects.every((line) => line.length <= 1000)).toBe(true);
});

test('redirects lead to pages in one step, and hide none', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [`${SITE}/_redirects`],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  for (const { from, to, status } of redirects as { from: string; to: string; status: number }[]) {
    expect(facts.pages).toContain(to);
    expect(facts.pages).not.toContain(from);
    expect(status).toBe(301);
  }
});

test('every file that is kept for ever is named after its content', () => {
  const kept = addresses.filter((address) => isKept(address));
  expect(kept.length).toBeGreaterThan(50);
  const unnamed = kept.filter(
    (address) => !/[-./]([0-9a-f]{8}|[0-9a-f]{10}|[0-9a-f]{32})[-./]/.test(address),
  );
  expect(unnamed).toEqual([]);
});
