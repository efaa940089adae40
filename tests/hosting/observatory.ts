import type { IncomingHttpHeaders } from 'node:http';

// Mozilla's HTTP Observatory, as its scoring is published: everybody starts with 100 points; what is
// missing costs points, and what goes beyond earns some, but only from 90 on. 100 and more is an A+.
// https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring

const SIX_MONTHS = 15_768_000;
const UNSAFE_SOURCES = ["'unsafe-inline'", 'data:', 'http:', 'https:', '*'];

/** Sources of each directive of a content security policy. */
const parsePolicy = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const sourcesOf = (policy: Map<string, string[]>, directive: string): string[] =>
  policy.get(directive) ?? policy.get('default-src') ?? ['*'];

/** A hash or a nonce makes browsers ignore 'unsafe-inline'. */
const isInlineAllowed = (sources: string[]) =>
  sources.includes("'unsafe-inline'") &&
  !sources.some((source) => /^'(sha\d+|nonce)-/.test(source));

function scorePolicy(header: string | undefined): number {
  if (!header) return -25;
  const policy = parsePolicy(header);
  const [scripts, objects, styles] = ['script-src', 'object-src', 'style-src'].map((name) =>
    sourcesOf(policy, name),
  ) as [string[], string[], string[]];
  const isUnsafe = (sources: string[]) =>
    isInlineAllowed(sources) || sources.some((source) => UNSAFE_SOURCES.slice(1).includes(source));
  if (isUnsafe(scripts) || isUnsafe(objects)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (isUnsafe(styles)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreTransport(header = ''): number {
  const [, seconds] = /max-age=(\d+)/.exec(header) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS ? 0 : -10;
}

function scoreFraming(headers: Record<string, string | undefined>): number {
  const { 'content-security-policy': policy = '', 'x-frame-options': options = '' } = headers;
  if (parsePolicy(policy).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(options) ? 0 : -20;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRER = ['origin', 'origin-when-cross-origin', 'unsafe-url'];

function scoreReferrer(header = ''): number {
  if (PRIVATE.includes(header)) return 5;
  return UNSAFE_REFERRER.includes(header) ? -5 : 0;
}

/**
 * The points that the Observatory gives to an answer of a site without cookies, over HTTPS, whose
 * scripts all come from itself.
 */
export function observatoryScore(headers: IncomingHttpHeaders): number {
  const values = headers as Record<string, string | undefined>;
  const modifiers = [
    scorePolicy(values['content-security-policy']),
    scoreTransport(values['strict-transport-security']),
    scoreFraming(values),
    scoreReferrer(values['referrer-policy']),
    values['x-content-type-options'] === 'nosniff' ? 0 : -5,
    values['access-control-allow-origin'] === undefined ? 0 : -50,
    /^same-(origin|site)$/.test(values['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ];
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 0);
  const withoutBonus = 100 + sum(modifiers.filter((points) => points < 0));
  const bonus = sum(modifiers.filter((points) => points > 0));
  return withoutBonus < 90 ? withoutBonus : withoutBonus + bonus;
}
