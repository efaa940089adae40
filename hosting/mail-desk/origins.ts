import { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { addedByProxy } from './forwarded';
import { type MailDeskSettings } from './settings';

/** The answer to a preflight request. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
};

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Whether an origin is at a host, whose name may come with a port. A proxy may have ended TLS, so http and https are alike. */
function isAtHost(origin: string, host: string): boolean {
  const { protocol, host: wanted } = new URL(origin);
  const url = `${protocol}//${host}`;
  return /^https?:$/.test(protocol) && URL.canParse(url) && new URL(url).host === wanted;
}

/**
 * Whether the page of a form is on the desk's own host or on a site in the settings. Every browser names the
 * origin of a form. A request without one comes from a program, which could as well name the right one.
 */
export function isAllowedOrigin(
  request: IncomingMessage,
  { origins = [], trustProxy = false }: Pick<MailDeskSettings, 'origins' | 'trustProxy'>,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origins.includes(origin)) return true;
  const original = addedByProxy(request, 'x-forwarded-host', trustProxy);
  return (
    isOrigin(origin) && [host, original].some((name) => Boolean(name) && isAtHost(origin, name!))
  );
}

/** The headers that let an allowed form read the answer. */
export const corsHeaders = (origin?: string): OutgoingHttpHeaders => ({
  Vary: 'Origin',
  ...(origin && { 'Access-Control-Allow-Origin': origin }),
});

/** An origin as it may be logged. */
export const originForLog = (origin = ''): string =>
  isOrigin(origin) && origin.length <= 200 ? origin : 'a page without an address';
