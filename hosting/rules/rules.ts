import type { SiteFacts } from './site-facts';

// The one table of rules for whatever serves the site. From it the build writes the settings of Netlify
// and Cloudflare Pages, nginx and Caddy, and the local server takes its answers.

/**
 * Files whose name changes with their content. The star stands for anything; a file may match one of
 * them only, because static hosts would join the values of two.
 */
export const KEPT_FOR_EVER = ['/static/*', '/*.js', '/*.css'] as const;

/** The two values of Cache-Control: for those files, and for everything else. */
export const CACHE_CONTROL = {
  forEver: 'public, max-age=31536000, immutable',
  askEachTime: 'public, max-age=0, must-revalidate',
} as const;

/** Files that lie beside the pages, but are nobody's business: a regular expression over their address. */
export const HIDDEN = String.raw`/\.|\.(br|gz|map)$|^/_(headers|redirects)$`;

/** Kinds of files that servers do not know by themselves, by their ending. */
export const TYPES = { webmanifest: 'application/manifest+json' } as const;

/** What a page may be asked to do, as the Allow header names it. */
export const METHODS = ['GET', 'HEAD'] as const;

/** The text of an answer that is no page, by its status. An unknown address gets /404.html instead. */
export const ERROR_TEXTS = { 400: 'Bad Request', 405: 'Method Not Allowed' } as const;

/** Where the mail desk listens when it stands behind nginx or Caddy. */
export const MAIL_DESK = { path: '/api/', address: '127.0.0.1:9000' } as const;

/**
 * Abilities of a browser that the site never asks for, and that nothing in it may: those that would lay a
 * visitor bare. A longer list would cost more than it protects, since it comes before every page.
 */
const NEVER_ASKED_FOR = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * What a page may load, run and send. Styles are the exception: they differ from page to page, so this
 * lets them pass and each page says itself, in a <meta> element, which ones it has.
 */
function contentSecurityPolicy({ scriptHashes, mailOrigin, mapOrigin }: SiteFacts): string {
  const mail = mailOrigin || "'self'";
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set(["'self'", mail])],
    'frame-src': [mapOrigin],
    'form-action': [mail],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The headers of every answer, errors included.
 *
 * @param facts - the built site
 * @returns values by name; none of them differs between pages
 */
export function securityHeaders(facts: SiteFacts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': NEVER_ASKED_FOR.map((name) => `${name}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Turns a pattern of KEPT_FOR_EVER into a regular expression that nginx, Caddy and JavaScript read alike. */
export const patternToRegExp = (pattern: string): string =>
  `^${pattern.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`;

/** The file in which a page is stored, as an address. */
export const fileOf = (page: string): string => (page === '/' ? '/index.html' : `${page}.html`);

/**
 * The other spellings of a page's address, each of which leads to the right one. Hosts that can also
 * take them, and the address itself, in any case.
 */
export const spellingsOf = (page: string): string[] =>
  page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`, `${page}/index.html`];

/**
 * Makes sure that every host can serve the addresses of a site as they are.
 *
 * @throws Error naming the first address with other signs than letters, digits and -._~
 */
export function checkAddresses(pages: readonly string[]): void {
  const odd = pages.find(
    (page) => !/^(\/|(\/[\w.~-]+)+)$/.test(page) || new RegExp(HIDDEN).test(page),
  );
  if (odd !== undefined) {
    throw new Error(
      `The address ${odd} cannot be served everywhere. Use only letters without accents, digits and ` +
        'the signs - . _ ~ in the "path" of a page, and start no part of it with a full stop.',
    );
  }
}
