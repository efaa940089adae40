import { posix } from 'node:path';
import { addressOf, addressesOf, isFormer, type Address, type Pages } from './check-addresses';
import type { Context } from './content';
import { propertiesOf } from './json-tree';
import type { Problem } from './problem';
import { guessOr, suggest } from './suggest';
import { problemOf } from './walk';

/** Checks that a record named for a place in a list is in lists at all. */
function checkListed(context: Context, { record }: Address): Problem[] {
  const { by } = context.field.rules.listed ?? {};
  if (!by || propertiesOf(record.root).some(({ name }) => name === by)) return [];
  const wrong = `The page "${String(context.node.value)}" has no "${by}", so it is in no list.`;
  return [problemOf(context, context.path, wrong, `Expected a page that has "${by}".`)];
}

/** A link or relation that names an address which its page has no more. */
function reportFormer(context: Context, { record }: Address): Problem[] {
  const wrong = `"${String(context.node.value)}" is a former address of ${record.file}.`;
  const [now] = addressesOf([record]).map(addressOf);
  return [problemOf(context, context.path, wrong, `Expected the one it has now, "${now}".`)];
}

/** Checks that a relation names the address of a record of the right type. */
export function checkRelation(context: Context, pages: Pages): Problem[] {
  if (context.value.kind !== 'relation') return [];
  const { to } = context.value;
  const written = String(context.node.value);
  const found = pages.get(written);
  if (found && isFormer(found)) return reportFormer(context, found);
  if (found?.record.type.name === to && found.path === 'path') return checkListed(context, found);
  const wrong = found
    ? `"${written}" leads to ${found.record.file}, which is of another kind.`
    : `There is no page "${written}".`;
  const known = [...pages.values()].filter(
    (page) => page.record.type.name === to && page.path === 'path',
  );
  const folder = posix.dirname(known[0]?.record.file ?? 'data/');
  const rule = `Expected the "path" of a page in ${folder}.`;
  const expected = suggest(rule, written, known.map(addressOf));
  return [problemOf(context, context.path, wrong, expected)];
}

/**
 * The targets that a link can name after a #, by the file of their page: its texts of the format fragment, and its
 * parts that are places.
 */
export function fragmentsOf(contexts: Context[]): Map<string, string[]> {
  const fragments = new Map<string, string[]>();
  for (const { record, node, field } of contexts) {
    const { format, place } = field.rules;
    if (format?.as !== 'fragment' && !place) continue;
    const target = place?.id ?? String(node.value);
    fragments.set(record.file, [...(fragments.get(record.file) ?? []), target]);
  }
  return fragments;
}

/** The address that a link inside the site leads to. */
export const targetOf = (link: string): string => link.split(/[?#]/)[0] ?? '';

/**
 * Checks that a link inside the site leads to a page and, where the content of that page has fragments,
 * to one of them.
 */
export function checkLink(
  context: Context,
  pages: Pages,
  fragments: Map<string, string[]>,
): Problem[] {
  const written = String(context.node.value);
  if (context.field.rules.format?.as !== 'link' || !written.startsWith('/')) return [];
  const target = targetOf(written);
  const page = pages.get(target);
  if (page && isFormer(page)) return reportFormer(context, page);
  if (!page) {
    const known = [...pages.values()].filter((other) => !isFormer(other)).map(addressOf);
    const expected = suggest('Expected the address of a page of this site.', target, known);
    const wrong = `The link "${written}" leads nowhere.`;
    return [problemOf(context, context.path, wrong, expected)];
  }
  const [, fragment] = written.split('#');
  const places = fragments.get(page.record.file) ?? [];
  if (!fragment || places.includes(fragment)) return [];
  const wrong = `The link "${written}" leads to no place on ${target}.`;
  const expected =
    places.length > 0
      ? guessOr(`The places on that page are ${places.join(', ')}.`, fragment, places)
      : 'Expected a link without #: that page has no places to lead to.';
  return [problemOf(context, context.path, wrong, expected)];
}
