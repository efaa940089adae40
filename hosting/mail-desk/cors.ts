import { type OutgoingHttpHeaders } from 'node:http';
import { type MailDeskSettings } from './settings';

/** The answer to a preflight request. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
};

/** Whether the forms of a site are accepted. Requests without an origin come from no other site. */
export function isAllowedOrigin(
  allowed: MailDeskSettings['allowedOrigins'] = '*',
  origin?: string,
): boolean {
  return !origin || allowed === '*' || allowed.includes(origin);
}

/** The headers that let a form read the answer. Refusals carry them too, so that it can show the reason. */
export function corsHeaders(
  allowed: MailDeskSettings['allowedOrigins'] = '*',
  origin?: string,
): OutgoingHttpHeaders {
  const reader = allowed === '*' ? '*' : origin;
  return { Vary: 'Origin', ...(reader && { 'Access-Control-Allow-Origin': reader }) };
}
