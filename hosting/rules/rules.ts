import { SCREEN } from './editing-screen';
import type { SiteFacts } from './site-facts';

// The rules for every server of the site. From them the build generates the settings of Netlify,
// Cloudflare Pages and nginx; the local server uses them directly.

/**
 * Files whose name changes with their content. The star matches anything; a file may match only one
 * pattern, because static hosts would join the values of two.
 */
export const KEPT_FOR_EVER = ['/static/*', '/*.js', '/*.css'] as const;

/** Whether Netlify may take a page for one of them: the full stop of a pattern may stand for any character there. */
export const isLikeKept = (page: string): boolean =>
  KEPT_FOR_EVER.some((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(page));

/** Pictures, including share cards: the only files that pages of other sites may show. */
export const SHOWN_ELSEWHERE = ['avif', 'webp', 'png', 'jpg', 'svg'].map(
  (ending) => `/static/*.${ending}`,
);

/** The header that says so, and its values. */
export const RESOURCE_POLICY = {
  name: 'Cross-Origin-Resource-Policy',
  pictures: 'cross-origin',
  others: 'same-origin',
} as const;

/** Service workers that remove those of earlier sites: static/sw.js says how. */
export const WORKERS = ['/sw.js', '/service-worker.js'] as const;

/**
 * The values of Cache-Control: for files kept for ever, for everything else, and for workers. No proxy may rewrite a
 * page: Cloudflare's would replace e-mail addresses.
 */
export const CACHE_CONTROL = {
  forEver: 'public, max-age=31536000, immutable',
  askEachTime: 'public, max-age=0, must-revalidate, no-transform',
  never: 'no-store',
} as const;

/** A regular expression for the addresses of files that are not served; SECURITY_TXT is the exception. */
export const HIDDEN = String.raw`//|/\.|\.(br|gz|map)$|^/_(headers|redirects)$`;

/** Where the site says how to report a vulnerability: the one address with a leading full stop. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Media types unknown to servers, by file extension. */
export const TYPES = { webmanifest: 'application/manifest+json' } as const;

/**
 * Unused browser features that could expose visitors. The list is short because it precedes every page.
 */
const NEVER_ASKED_FOR = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The header of the content security policy. */
export const POLICY = 'Content-Security-Policy';

/** Scripts of other hosts that the site may run, by their full addresses. Each may report to its own host. */
export const OTHER_SCRIPTS: readonly string[] = [];

/**
 * The content security policy of the site. Inline styles differ between pages, so it allows them all: a list of
 * hashes in each page would also apply to copies whose styles somebody else has changed.
 */
export function contentSecurityPolicy(facts: SiteFacts, otherScripts = OTHER_SCRIPTS): string {
  const { scriptHashes, mailOrigin, mapOrigin } = facts;
  const mail = mailOrigin || "'self'";
  // They report by a request, or by asking for a picture.
  const reportedTo = new Set(otherScripts.map((src) => new URL(src).origin));
  const directives: Record<string, readonly string[]> = {
    // For pictures, fonts, the manifest and prefetching. Every other kind is named below.
    'default-src': ["'self'", ...reportedTo],
    'script-src': ["'self'", ...scriptHashes, ...otherScripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': [...new Set(["'self'", mail, ...reportedTo])],
    'frame-src': [mapOrigin],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'form-action': [mail],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers of every answer that are the same for pictures. The editing screen has another content security policy. */
export function commonHeaders(facts: SiteFacts): Record<string, string> {
  return {
    [POLICY]: contentSecurityPolicy(facts),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': NEVER_ASKED_FOR,
    // Editors sign in to the git service in a separate window, which answers the window that opened it.
    'Cross-Origin-Opener-Policy': facts.gitService ? 'same-origin-allow-popups' : 'same-origin',
  };
}

/**
 * The headers of every answer, errors included. Pictures have another resource policy.
 *
 * @param facts - the built site
 * @returns values by name, the same for all pages
 */
export const securityHeaders = (facts: SiteFacts): Record<string, string> => ({
  ...commonHeaders(facts),
  [RESOURCE_POLICY.name]: RESOURCE_POLICY.others,
});

/** The headers of answers without TLS, which only send visitors to HTTPS: browsers ignore HSTS there. */
export const insecureHeaders = (facts: SiteFacts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(securityHeaders(facts)).filter(([name]) => name !== 'Strict-Transport-Security'),
  );

/**
 * Where the site's own machine has what the build writes: a link to the current release. The settings in use name the
 * release itself, so that files and settings change at the same moment: see DEPLOYMENT.md.
 */
export const RELEASE = '/srv/site/dist';

/** The host of the site, and its twin with or without www., which redirects to it. */
export function hostsOf({ siteUrl }: SiteFacts): { host: string; twin: string } {
  const { hostname: host } = new URL(siteUrl);
  return { host, twin: host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}` };
}

/** Turns a pattern of KEPT_FOR_EVER or SHOWN_ELSEWHERE into a regular expression for nginx and JavaScript. */
export const patternToRegExp = (pattern: string): string =>
  `^${pattern.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`;

/** The address of a page's file. */
export const fileOf = (page: string): string => (page === '/' ? '/index.html' : `${page}.html`);

/**
 * The other spellings of a page's address, all redirected to it. Matched case-insensitively where
 * possible, like the address itself.
 */
const spellingsOf = (page: string): string[] =>
  page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`, `${page}/index.html`];

/**
 * The pages by every address that leads to them, in small letters: their own, other spellings and former ones. The
 * editing screen counts as a page.
 */
export function pagesByAddress({ pages, moved, gitService }: SiteFacts): Map<string, string> {
  const all = gitService ? [...pages, SCREEN] : pages;
  const listed = [...Object.entries(moved), ...all.map((page) => [page, page] as const)];
  return new Map(
    listed.flatMap(([address, page]) =>
      [address, ...spellingsOf(address)].map((other) => [other.toLowerCase(), page] as const),
    ),
  );
}
