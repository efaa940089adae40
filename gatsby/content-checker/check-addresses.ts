import type { Node } from 'jsonc-parser';
import type { ContentRecord, Visit } from './content';
import { entriesOf } from './check-entries';
import { findEqual } from './find-equal';
import { propertiesOf } from './json-tree';
import type { Finding, Problem } from './problem';
import { suggest } from './suggest';
import { problemOf } from './walk';

/** The address of a page, and its place in the content. */
export type Address = { record: ContentRecord; path: string; node: Node };

/** Pages by their address. */
export type Pages = Map<string, Address>;

const addressOf = ({ node }: Address) => String(node.value);

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

/** First words of addresses that the site or its server uses for other things. */
const RESERVED = ['404', '_gatsby', 'admin', 'api', 'index', 'page-data', 'static'];

/** Why a page cannot have an address, whatever other pages have. */
function faultOf(address: string): Finding | undefined {
  const [, first = ''] = address.split('/');
  if (address.length > LONGEST) {
    const wrong = `The address has ${address.length} characters: too long.`;
    return { wrong, expected: `Expected up to ${LONGEST} characters.` };
  }
  if (RESERVED.includes(first.toLowerCase())) {
    const wrong = `"${address}" is reserved: the site uses /${first} for something else.`;
    return { wrong, expected: 'Expected another address.' };
  }
  if (/\.[a-z0-9]+$/i.test(address)) {
    const wrong = `"${address}" is like the name of a file.`;
    return { wrong, expected: 'Expected an address without a full stop in its last part.' };
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
      const expected = 'Expected a unique address, whatever the case of its letters.';
      return problemOf(address, address.path, wrong, expected);
    },
  );
  return [...faulty, ...equal];
}

/** Checks that a record named for a place in a list is in lists at all. */
function checkListed(visit: Visit, { record }: Address): Problem[] {
  const { by } = visit.field.rules.listed ?? {};
  if (!by || propertiesOf(record.root).some(({ name }) => name === by)) return [];
  const wrong = `"${String(visit.node.value)}" has no "${by}", so it is in no list.`;
  return [problemOf(visit, visit.path, wrong, `Expected a ${record.type.name} with "${by}".`)];
}

/** Checks that a relation names the address of a record of the right type. */
export function checkRelation(visit: Visit, pages: Pages): Problem[] {
  if (visit.value.kind !== 'relation') return [];
  const { to } = visit.value;
  const written = String(visit.node.value);
  const found = pages.get(written);
  if (found?.record.type.name === to && found.path === 'path') return checkListed(visit, found);
  const wrong = found
    ? `"${written}" is a page of type ${found.record.type.name}.`
    : `There is no page "${written}".`;
  const known = [...pages.values()].filter(({ record }) => record.type.name === to).map(addressOf);
  const expected = suggest(`Expected the "path" of a ${to}.`, written, known);
  return [problemOf(visit, visit.path, wrong, expected)];
}

/**
 * The targets that a link can name after a #, by the file of their page: its texts of the format fragment.
 */
export function fragmentsOf(visits: Visit[]): Map<string, string[]> {
  const fragments = new Map<string, string[]>();
  for (const { record, node, field } of visits) {
    if (field.rules.format?.as !== 'fragment') continue;
    fragments.set(record.file, [...(fragments.get(record.file) ?? []), String(node.value)]);
  }
  return fragments;
}

/**
 * Checks that a link inside the site leads to a page and, where the content of that page has fragments,
 * to one of them.
 */
export function checkLink(visit: Visit, pages: Pages, fragments: Map<string, string[]>): Problem[] {
  const written = String(visit.node.value);
  if (visit.field.rules.format?.as !== 'link' || !written.startsWith('/')) return [];
  const [target = ''] = written.split(/[?#]/);
  const page = pages.get(target);
  if (!page) {
    const known = [...pages.keys()];
    const expected = suggest('Expected the address of a page of this site.', target, known);
    return [problemOf(visit, visit.path, `The link "${written}" leads nowhere.`, expected)];
  }
  const [, fragment] = written.split('#');
  const places = fragments.get(page.record.file) ?? [];
  if (!fragment || places.includes(fragment)) return [];
  const wrong = `The link "${written}" has no target on ${target}.`;
  const expected =
    places.length > 0
      ? suggest(`The targets on that page are ${places.join(', ')}.`, fragment, places)
      : 'Expected an address without #: that page has no targets.';
  return [problemOf(visit, visit.path, wrong, expected)];
}
