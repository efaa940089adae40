import { type IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { addedByProxy } from './forwarded';

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The parser of URLs writes every address alike, an IPv4 part included.
  const plain = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = plain.split('::');
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * The key of a visitor in the limits: an IPv4 address, or the network (/64) of an IPv6 address, within which a
 * visitor takes any address. Any other text is its own key.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The visitor of a request, for the limits.
 *
 * @param trustProxy - whether a proxy adds the visitor's address to X-Forwarded-For, as its last entry
 */
export const visitorOf = (request: IncomingMessage, trustProxy: boolean): string =>
  networkOf(
    addedByProxy(request, 'x-forwarded-for', trustProxy) || String(request.socket.remoteAddress),
  );
