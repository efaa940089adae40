import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../hosting/files-in';
import { contentSecurityPolicy, fileOf, WORKERS } from '../../hosting/rules/rules';
import { readSiteFacts } from '../../hosting/rules/site-facts';
import { ROUND_TRIP } from '../budgets';
import { isDelivered } from '../content';
import { MIDDLE_PROJECT, SERVICE, SERVICE_ROUTES } from '../routes';
import { type Answer, send } from './send';
import { SERVERS, type RunningServer } from './start-server';
import { SITE } from '../site/read-site';

const facts = readSiteFacts();
/** What every answer says, word for word: the servers share their rules. */
const HEADERS = {
  'content-security-policy': contentSecurityPolicy(facts),
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': facts.gitService ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const files = filesIn(SITE).map((file) => `/${file}`);
const fileLike = (pattern: RegExp) => {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`The published site has no file like ${String(pattern)}`);
  return found;
};
const read = (file: string) => readFileSync(SITE + file);

const SCRIPT = fileLike(/^\/app-[0-9a-f]{8}\.js$/);
const STYLES = fileLike(/^\/styles\.[0-9a-f]{8}\.css$/);
const PICTURE = fileLike(/^\/static\/.+\.avif$/);
const SHARE_CARD = fileLike(/^\/static\/share\/.+\.png$/);
const DRAWING = fileLike(/^\/static\/.+\.svg$/);
const FONT = fileLike(/^\/static\/.+\.woff2$/);

/** The address of a service, with capital letters if one has any. */
const IN_CAPITALS = SERVICE_ROUTES.find((path) => /[A-Z]/.test(path)) ?? SERVICE;

const forEver = 'public, max-age=31536000, immutable';
/** Nobody may transform pages: Cloudflare would hide their e-mail addresses from visitors without scripts. */
const askEachTime = 'public, max-age=0, must-revalidate, no-transform';
const never = 'no-store';
const HTML = 'text/html; charset=utf-8';
const JAVASCRIPT = '(application|text)/javascript; charset=utf-8';
const DRAWN = 'image/svg\\+xml(; charset=utf-8)?';
const TEXT = 'text/plain; charset=utf-8';

/** Files of all kinds: what they are, how long they are kept, and which may be shown on other sites. */
const FILES: [path: string, type: string, caching: string, policy?: 'cross-origin'][] = [
  ['/', HTML, askEachTime],
  ['/about', HTML, askEachTime],
  [SCRIPT, JAVASCRIPT, forEver],
  [STYLES, 'text/css; charset=utf-8', forEver],
  [PICTURE, 'image/avif', forEver, 'cross-origin'],
  [SHARE_CARD, 'image/png', forEver, 'cross-origin'],
  [DRAWING, DRAWN, forEver, 'cross-origin'],
  [FONT, 'font/woff2', forEver],
  ['/page-data/about/page-data.json', 'application/json(; charset=utf-8)?', askEachTime],
  ['/site.webmanifest', 'application/manifest\\+json(; charset=utf-8)?', askEachTime],
  ['/sitemap.xml', '(application|text)/xml(; charset=utf-8)?', askEachTime],
  ['/robots.txt', TEXT, askEachTime],
  ['/llms.txt', TEXT, askEachTime],
  ['/.well-known/security.txt', TEXT, askEachTime],
  ['/favicon.svg', DRAWN, askEachTime],
  ...WORKERS.map((path): [string, string, string] => [path, JAVASCRIPT, never]),
];

const MISSPELT: [string, string][] = [
  ['/about/', '/about'],
  ['/PORTFOLIO', '/portfolio'],
  [`${MIDDLE_PROJECT.toUpperCase()}/`, MIDDLE_PROJECT],
  [IN_CAPITALS.toUpperCase(), IN_CAPITALS],
  [`${IN_CAPITALS.toUpperCase()}/?a=1&b=%20c`, `${IN_CAPITALS}?a=1&b=%20c`],
  ['/contact.html', '/contact'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
];

const NOTHING_THERE = [
  '/nothing',
  '/about/nothing',
  '/about//',
  '/404',
  '/404.html',
  '/.env',
  '/_headers',
  '/_redirects',
  '/static/',
  '/static/nothing.webp',
  `${SCRIPT}.map`,
  `${SCRIPT}.br`,
  '/site-facts.json',
  '//about',
  '//about.html',
  '//_headers',
  '//sw.js',
  `/${SCRIPT}`,
  '/about\\',
  '/about%3Fa=1',
  '/%ff',
  `/${'a'.repeat(2000)}`,
  '/.well-known/other.txt',
];

/** What every server answers; the last are addresses that hardly anyone sends. */
const ADDRESSES: [string, number, string?][] = [
  ...MISSPELT.map(([path, location]): [string, number, string] => [path, 301, location]),
  ...NOTHING_THERE.map((path): [string, number] => [path, 404]),
  ['/%61bout', 200],
  ['/%41bout', 301, '/about'],
  ['/about%2f', 301, '/about'],
  ['/about?a=/../b', 200],
];

/** Addresses outside the site: servers refuse them in different words. */
const OUTSIDE = [
  '/..%2Fsite-facts.json',
  '/static/%2e%2e%2f%2e%2e%2fsite-facts.json',
  '//../../../../../../etc/passwd',
  '/about%00.html',
  '/%zz',
];

/** The headers that each answer has once. */
const ONCE = [...Object.keys(HEADERS), 'cache-control'];
const doubledIn = ({ names }: Pick<Answer, 'names'>) =>
  ONCE.filter((header) => names.filter((name) => name === header).length !== 1);

describe.each(Object.entries(SERVERS))('%s', (_name, start) => {
  describe.skipIf(!start)('keeps the rules', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start!();
    });
    afterAll(() => server?.stop());

    const ask = (path: string, options: Parameters<typeof send>[2] = {}) =>
      send(server.port, path, options);

    test.each(facts.pages.map((page) => [page]))('%s is answered at once', async (page) => {
      const { status, headers, body } = await ask(page);
      expect(status).toBe(200);
      expect(body.equals(read(fileOf(page)))).toBe(true);
      expect(headers).toMatchObject(HEADERS);
      expect(headers['cache-control']).toBe(askEachTime);
      expect((await ask(`${page}?a=1`)).status).toBe(200);
    });

    test.each(FILES)(
      '%s has its type, is kept as long as it may be, and shown where it may be',
      async (...file) => {
        const [path, type, caching, policy = 'same-origin'] = file;
        for (const accepted of ['br', 'identity']) {
          const { headers } = await ask(path, { headers: { 'Accept-Encoding': accepted } });
          expect(headers['content-type']).toMatch(new RegExp(`^${type}$`, 'i'));
          expect(headers).toMatchObject({
            ...HEADERS,
            'cache-control': caching,
            'cross-origin-resource-policy': policy,
          });
        }
      },
    );

    test.each(ADDRESSES)('%s is answered with %i', async (path, status, location) => {
      const answer = await ask(path);
      const { headers, body } = answer;
      expect({ status: answer.status, location: headers.location }).toEqual({ status, location });
      expect(headers).toMatchObject(HEADERS);
      expect(doubledIn(answer)).toEqual([]);
      if (location) expect((await ask(location)).status).toBe(200);
      if (status !== 404) return;
      expect(body.equals(read('/404.html'))).toBe(true);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe(askEachTime);
    });

    test.each(OUTSIDE)('%s leads nowhere', async (path) => {
      expect([400, 404]).toContain((await ask(path)).status);
    });

    test.each<[number, string, Parameters<typeof send>[2]?]>([
      [206, PICTURE, { headers: { Range: 'bytes=0-9' } }],
      [304, '/about', { headers: { 'If-None-Match': '*' } }],
      [412, '/about', { headers: { 'If-Match': '"other"' } }],
      [412, '/about', { headers: { 'If-Unmodified-Since': new Date(0).toUTCString() } }],
    ])('an answer %i to %s has each security header once', async (status, path, options) => {
      const answer = await ask(path, options);
      expect(answer.status).toBe(status);
      expect(doubledIn(answer)).toEqual([]);
      if (status === 412) {
        expect(answer.headers['cache-control']).toBe(askEachTime);
        expect(answer.headers['content-encoding']).toBeUndefined();
      }
    });

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
      'a page takes no %s',
      async (method) => {
        for (const path of ['/about', '/', SCRIPT]) {
          const answer = await ask(path, { method });
          expect(answer.status, path).toBe(405);
          expect(answer.headers).toMatchObject(HEADERS);
          expect(answer.headers['cache-control']).toBe(askEachTime);
          expect(doubledIn(answer)).toEqual([]);
        }
      },
    );

    test('HEAD answers as GET does, without a body', async () => {
      for (const path of ['/about', SCRIPT, '/nothing', '/ABOUT']) {
        const get = await ask(path);
        const head = await ask(path, { method: 'HEAD' });
        expect(head.status).toBe(get.status);
        expect(head.body).toHaveLength(0);
        for (const name of ['content-type', 'cache-control', 'etag', 'location']) {
          expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
        }
      }
    });

    test.each(['/about', '/', SCRIPT, STYLES])('%s is sent compressed', async (path) => {
      const plain = read(facts.pages.includes(path) ? fileOf(path) : path);
      const encodings: [string, string | undefined, (body: Buffer) => Buffer][] = [
        ['br, gzip', 'br', brotliDecompressSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['identity', undefined, (body) => body],
        ['', undefined, (body) => body],
      ];
      for (const [accepted, encoding, unpack] of encodings) {
        const { status, headers, body } = await ask(path, {
          headers: { 'Accept-Encoding': accepted },
        });
        expect(status).toBe(200);
        expect(headers['content-encoding'], accepted).toBe(encoding);
        expect(headers.vary, accepted).toMatch(/accept-encoding/i);
        expect(unpack(body).equals(plain)).toBe(true);
      }
    });

    test.skipIf(!isDelivered)(
      'the home page comes in one round trip, with its headers',
      async () => {
        const { headers, body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
        const lines = Object.entries(headers).map(([key, value]) => `${key}: ${String(value)}\r\n`);
        const head = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
        const told = `ROUND_TRIP (see tests/README.md): ${head.length} of headers, and the page`;
        expect(head.length + body.length, told).toBeLessThanOrEqual(ROUND_TRIP);
      },
    );

    test.each(['/about', SCRIPT, PICTURE])('%s is not sent again', async (path) => {
      for (const accepted of ['br', 'gzip', 'identity']) {
        const encoding = { 'Accept-Encoding': accepted };
        const { headers } = await ask(path, { headers: encoding });
        const { etag, 'last-modified': modified } = headers;
        for (const [name, value] of [
          ['If-None-Match', etag!],
          ['If-Modified-Since', modified!],
        ] as const) {
          const again = await ask(path, { headers: { ...encoding, [name]: value } });
          expect(again.status, `${name}: ${value}`).toBe(304);
          expect(again.body).toHaveLength(0);
          expect(again.headers['cache-control']).toBe(headers['cache-control']);
        }
        const changed = await ask(path, { headers: { ...encoding, 'If-None-Match': '"other"' } });
        expect(changed.status).toBe(200);
      }
    });
  });
});
