import { getNodeValue, type Node } from 'jsonc-parser';
import { GROUP_NAMES } from '../pages/case-study-filters';
import { inOrder } from '../pages/in-order';
import { furtherPortfolioPages } from '../pages/portfolio-pages';
import type { Source } from '../schema/fields/field-extension';
import type { ContentRecord } from './content';
import { entriesOf } from './check-entries';
import { findEqual } from './check-unique';
import { propertiesOf } from './json-tree';
import { problemOf, type Finding, type Problem } from './problem';

/** The address of a page, and its place in the content. */
export type Address = { record: ContentRecord; path: string; node: Node };

/** Pages by their address. */
export type Pages = Map<string, Address>;

/** What is written there. */
export const addressOf = ({ node }: Address) => String(node.value);

/** The addresses in a field of every record that is a page. */
function addressesIn(records: ContentRecord[], ...fields: string[]): Address[] {
  return records
    .filter(({ type }) => type.isPage)
    .flatMap((record) =>
      propertiesOf(record.root).flatMap(({ name, value }) => {
        if (!fields.includes(name)) return [];
        const entries = value.children ? entriesOf(value, name) : [{ path: name, node: value }];
        return entries.map((entry) => ({ record, ...entry }));
      }),
    )
    .filter(({ node }) => typeof node.value === 'string');
}

/** The addresses of all pages that have a record. */
export const addressesOf = (records: ContentRecord[]): Address[] =>
  addressesIn(records, 'path', 'aliases');

/** The addresses of the pages that the build makes beside the portfolio, of records without problems. */
export function madeAddressesOf(records: ContentRecord[]): Address[] {
  const projects = records
    .filter(({ type }) => type.name === 'Project')
    .map(({ root }) => getNodeValue(root) as Source);
  const portfolio = addressesOf(records).find(({ record }) => record.type.name === 'PortfolioPage');
  if (!portfolio) return [];
  const pages = furtherPortfolioPages(addressOf(portfolio), inOrder(projects, 'number'));
  return pages.map(({ path }) => ({
    ...portfolio,
    path: '',
    node: { ...portfolio.node, value: path },
  }));
}

/** Indexes the addresses that pages have, or have had, for lookups. */
export const pagesAt = (records: ContentRecord[], made: Address[]): Pages =>
  new Map(
    [...addressesIn(records, 'formerPaths'), ...made, ...addressesOf(records)].map((address) => [
      addressOf(address),
      address,
    ]),
  );

/** Whether a page had this address before it had its own. */
export const isFormer = ({ path }: Address): boolean => path.startsWith('formerPaths');

/** The longest address: with .html.br after it, it is the name of a file. */
const LONGEST = 200;

/** Addresses that the site or its server uses for other things: also those that end as files beside the pages do. */
const RESERVED =
  /^\/(404|_[^/]*|admin|api|dev-404-page|page-data|static|[^/]+\.(br|css|gz|ico|js|json|map|png|svg|txt|webmanifest|xml))(\/|$)|\/index(\.html)?$/i;

/** Addresses that further pages of the portfolio or its filters may have, once there are more case studies. */
const MAY_BE_MADE = new RegExp(
  String.raw`^/portfolio/(\d+|[^/]+-(${GROUP_NAMES.join('|')})(/\d+)?)$`,
  'i',
);

/** Why a page cannot have an address, or have had it, whatever other pages have. */
function faultOf(address: string, wasBefore: boolean): Finding | undefined {
  if (address.length > LONGEST) {
    const wrong = `The address is too long: ${address.length} characters.`;
    return { wrong, expected: `Expected up to ${LONGEST}.` };
  }
  if (!wasBefore && /\.[a-z0-9]+$/i.test(address)) {
    const wrong = `"${address}" looks like the name of a file.`;
    return { wrong, expected: 'Expected an address without a full stop after its last /.' };
  }
  if (RESERVED.test(address) || (!wasBefore && MAY_BE_MADE.test(address))) {
    const wrong = `"${address}" is reserved: the site uses it for something else.`;
    return { wrong, expected: 'Expected another address.' };
  }
  return undefined;
}

/** What servers take for the same address. */
const keyOf = (address: Address) =>
  addressOf(address)
    .toLowerCase()
    .replace(/\.html$/, '');

/** Checks that an address that a page had before leads to nothing else now. */
function checkFormer(formers: Address[], pages: Address[]): Problem[] {
  const inUse = new Map(pages.map((page) => [keyOf(page), page]));
  const used = formers.flatMap((address) => {
    const page = inUse.get(keyOf(address));
    if (!page) return [];
    const wrong = `"${addressOf(address)}" is in use: it is an address of ${page.record.file}.`;
    return [problemOf(address, { wrong, expected: 'Expected an address that no page has now.' })];
  });
  const twice = findEqual(formers, keyOf)
    .filter(([address, other]) => address.record !== other.record)
    .map(([address, other]) => {
      const wrong = `"${addressOf(address)}" is also a former address of ${other.record.file}.`;
      return problemOf(address, { wrong, expected: 'Expected it in one of the two.' });
    });
  return [...used, ...twice];
}

/**
 * Checks that pages can have their addresses, that no two have the same, whatever the case of its letters, and that
 * their former addresses are free.
 *
 * @param made - the addresses of pages without a record
 */
export function checkAddresses(records: ContentRecord[], made: Address[]): Problem[] {
  const addresses = addressesOf(records);
  const formers = addressesIn(records, 'formerPaths');
  const faulty = [...addresses, ...formers].flatMap((address) => {
    const fault = faultOf(addressOf(address), formers.includes(address));
    return fault ? [problemOf(address, fault)] : [];
  });
  const equal = findEqual(addresses, (address) => addressOf(address).toLowerCase()).map(
    ([address, other]) => {
      const wrong = `"${addressOf(address)}" is also the address of ${other.record.file}.`;
      const expected = 'Expected one that no other page has; capital letters make no difference.';
      return problemOf(address, { wrong, expected });
    },
  );
  return [...faulty, ...equal, ...checkFormer(formers, [...made, ...addresses])];
}
