import { getNodeValue } from 'jsonc-parser';
import { GROUP_NAMES } from '../pages/case-study-filters';
import { inOrder } from '../pages/in-order';
import { furtherPortfolioPages } from '../pages/portfolio-pages';
import type { Source } from '../schema/fields/field-extension';
import type { ContentRecord, Context } from './content';
import { findEqual } from './check-unique';
import { problemOf, type Finding, type Problem } from './problem';

/** The address of a page, and its place in the content. */
export type Address = Pick<Context, 'record' | 'path' | 'node'>;

/** Pages by their address. */
export type Pages = Map<string, Address>;

/** The address as it is written. */
export const addressOf = ({ node }: Address) => String(node.value);

/** The addresses in fields of all pages that have a record. */
const addressesIn = (contexts: Context[], fields: RegExp): Address[] =>
  contexts.filter(({ record, path }) => record.type.isPage && fields.test(path));

/** The addresses of all pages that have a record. */
const addressesOf = (contexts: Context[]) => addressesIn(contexts, /^(path$|aliases\[)/);

/** The former addresses of all pages. */
const formersOf = (contexts: Context[]) => addressesIn(contexts, /^formerPaths\[/);

/** The addresses of the pages that the build adds to the portfolio, from records without problems. */
export function madeAddressesOf(records: ContentRecord[], contexts: Context[]): Address[] {
  const projects = records
    .filter(({ type }) => type.name === 'Project')
    .map(({ root }) => getNodeValue(root) as Source);
  const portfolio = addressesOf(contexts).find(
    ({ record }) => record.type.name === 'PortfolioPage',
  );
  if (!portfolio) return [];
  const pages = furtherPortfolioPages(addressOf(portfolio), inOrder(projects, 'number'));
  return pages.map(({ path }) => ({
    ...portfolio,
    path: '',
    node: { ...portfolio.node, value: path },
  }));
}

/** Indexes the current and former addresses of pages for lookups. */
export const pagesAt = (contexts: Context[], made: Address[]): Pages =>
  new Map(
    [...formersOf(contexts), ...made, ...addressesOf(contexts)].map((address) => [
      addressOf(address),
      address,
    ]),
  );

/** Whether this is a former address of its page. */
export const isFormer = ({ path }: Address): boolean => path.startsWith('formerPaths');

/** The longest address: it becomes a file name that ends in .html.br. */
const LONGEST = 200;

/**
 * Addresses that the site or its server uses for other things, including those that end like its other files, or lie
 * below the file of a page.
 */
const RESERVED =
  /^\/(404|_[^/]*|admin|api|dev-404-page|page-data|static|[^/]+\.(br|css|gz|ico|js|json|map|png|svg|txt|webmanifest|xml))(\/|$)|\/index(\.html)?$|\.html(\.(br|gz))?\//i;

/** Addresses that more case studies could give to pages of the portfolio or its filters. */
const MAY_BE_MADE = new RegExp(
  String.raw`^/portfolio/(\d+|[^/]+-(${GROUP_NAMES.join('|')})(/\d+)?)$`,
  'i',
);

/** Why no page can have this address, now or formerly, whatever the other pages are. */
function faultOf(address: string, wasBefore: boolean): Finding | undefined {
  if (address.length > LONGEST) {
    const wrong = `The address is too long: ${address.length} characters.`;
    return { wrong, expected: `Expected up to ${LONGEST}.` };
  }
  if (!wasBefore && /\.[a-z0-9]+$/i.test(address)) {
    const wrong = `"${address}" looks like a file name.`;
    return { wrong, expected: 'Expected an address without a full stop after its last /.' };
  }
  if (RESERVED.test(address) || (!wasBefore && MAY_BE_MADE.test(address))) {
    const wrong = `"${address}" is reserved: the site uses it for something else.`;
    return { wrong, expected: 'Expected another address.' };
  }
  return undefined;
}

/** A key that is equal for addresses that servers treat as the same. */
const keyOf = (address: Address) =>
  addressOf(address)
    .toLowerCase()
    .replace(/\.html$/, '');

/** Checks that no page uses a former address, and that no two pages share one. */
function checkFormer(formers: Address[], pages: Address[]): Problem[] {
  const inUse = new Map(pages.map((page) => [keyOf(page), page]));
  const used = formers.flatMap((address) => {
    const page = inUse.get(keyOf(address));
    if (!page) return [];
    const wrong = `"${addressOf(address)}" is in use: it is an address of ${page.record.file}.`;
    return [problemOf(address, { wrong, expected: 'Expected an address that no page uses now.' })];
  });
  const twice = findEqual(formers, keyOf)
    .filter(([address, other]) => address.record !== other.record)
    .map(([address, other]) => {
      const wrong = `"${addressOf(address)}" is also a former address of ${other.record.file}.`;
      return problemOf(address, { wrong, expected: 'Expected it in only one of the two files.' });
    });
  return [...used, ...twice];
}

/**
 * Checks that every address is allowed, that no two pages share one, ignoring case, and that former addresses are
 * free.
 *
 * @param made - the addresses of pages without a record
 */
export function checkAddresses(contexts: Context[], made: Address[]): Problem[] {
  const addresses = addressesOf(contexts);
  const formers = formersOf(contexts);
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
