import { type IncomingMessage } from 'node:http';

/**
 * What the proxy nearest to the desk has added to a header: its last entry.
 *
 * @param name - the header, such as x-forwarded-for
 * @param trustProxy - whether there is such a proxy; without one, anybody can write the header
 */
export function addedByProxy(
  { headers }: IncomingMessage,
  name: 'x-forwarded-for' | 'x-forwarded-host',
  trustProxy: boolean,
): string {
  const entries = trustProxy ? String(headers[name] ?? '') : '';
  return entries.split(',').at(-1)!.trim();
}
