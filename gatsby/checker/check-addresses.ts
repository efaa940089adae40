import type { Node } from 'jsonc-parser';
import type { ContentRecord } from './content';
import { entriesOf } from './check-entries';
import { findEqual } from './find-equal';
import { propertiesOf } from './json-tree';
import type { Finding, Problem } from './problem';
import { problemOf } from './walk';

/** The address of a page, and its place in the content. */
export type Address = { record: ContentRecord; path: string; node: Node };

/** Pages by their address. */
export type Pages = Map<string, Address>;

/** What is written there. */
export const addressOf = ({ node }: Address) => String(node.value);

/** The addresses of all pages: `path` and `aliases` of every record that is a page. */
export function addressesOf(records: ContentRecord[]): Address[] {
  return records
    .filter(({ type }) => type.isPage)
    .flatMap((record) =>
      propertiesOf(record.root).flatMap(({ name, value }) => {
        if (name === 'path') return [{ record, path: name, node: value }];
        return name === 'aliases'
          ? entriesOf(value, name).map((entry) => ({ record, ...entry }))
          : [];
      }),
    )
    .filter(({ node }) => typeof node.value === 'string');
}

/** Indexes addresses for lookups. */
export const pagesAt = (addresses: Address[]): Pages =>
  new Map(addresses.map((address) => [addressOf(address), address]));

/** The longest address: with .html.br after it, it is the name of a file. */
const LONGEST = 200;

/** Addresses that the site or its server uses for other things. */
const RESERVED =
  /^\/((404|_[^/]*|admin|api|dev-404-page|page-data|static)(\/|$)|portfolio\/\d+$)|\/index$/i;

/** Why a page cannot have an address, whatever other pages have. */
function faultOf(address: string): Finding | undefined {
  if (address.length > LONGEST) {
    const wrong = `The address is too long: ${address.length} characters.`;
    return { wrong, expected: `Expected up to ${LONGEST}.` };
  }
  if (RESERVED.test(address)) {
    const wrong = `"${address}" is reserved: the site uses it for something else.`;
    return { wrong, expected: 'Expected another address.' };
  }
  if (/\.[a-z0-9]+$/i.test(address)) {
    const wrong = `"${address}" looks like the name of a file.`;
    return { wrong, expected: 'Expected an address without a full stop after its last /.' };
  }
  return undefined;
}

/** Checks that pages can have their addresses, and that no two have the same, whatever the case of its letters. */
export function checkAddresses(addresses: Address[]): Problem[] {
  const faulty = addresses.flatMap((address) => {
    const fault = faultOf(addressOf(address));
    return fault ? [problemOf(address, address.path, fault.wrong, fault.expected)] : [];
  });
  const equal = findEqual(addresses, (address) => addressOf(address).toLowerCase()).map(
    ([address, other]) => {
      const wrong = `"${addressOf(address)}" is also the address of ${other.record.file}.`;
      const expected = 'Expected one that no other page has; capital letters make no difference.';
      return problemOf(address, address.path, wrong, expected);
    },
  );
  return [...faulty, ...equal];
}
