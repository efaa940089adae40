import { posix } from 'node:path';
import { addressOf, addressesOf, isFormer, type Address, type Pages } from './check-addresses';
import type { ContentRecord, Context } from './content';
import { propertiesOf } from './json-tree';
import type { Finding } from './problem';
import { guessOr, suggest } from './suggest';

/** A link or relation that names an address which its page has no more. */
function reportFormer(written: string, { record }: Address): Finding[] {
  const wrong = `"${written}" is a former address of ${record.file}.`;
  const [now] = addressesOf([record]).map(addressOf);
  return [{ wrong, expected: `Expected the one it has now, "${now}".` }];
}

/** Checks that a relation names the address of a record of the right type, which is in lists where it has to be. */
export function checkRelation({ value, field, node }: Context, pages: Pages): Finding[] {
  if (value.kind !== 'relation') return [];
  const written = String(node.value);
  const found = pages.get(written);
  if (found && isFormer(found)) return reportFormer(written, found);
  if (found?.record.type.name === value.to && found.path === 'path') {
    const { by } = field.rules.listed ?? {};
    if (!by || propertiesOf(found.record.root).some(({ name }) => name === by)) return [];
    const wrong = `The page "${written}" has no "${by}", so it is in no list.`;
    return [{ wrong, expected: `Expected a page that has "${by}".` }];
  }
  const wrong = found
    ? `"${written}" leads to ${found.record.file}, which is of another kind.`
    : `There is no page "${written}".`;
  const known = [...pages.values()].filter(
    (page) => page.record.type.name === value.to && page.path === 'path',
  );
  const folder = posix.dirname(known[0]?.record.file ?? 'data/');
  const rule = `Expected the "path" of a page in ${folder}.`;
  return [{ wrong, expected: suggest(rule, written, known.map(addressOf)) }];
}

/** Checks that nothing that is published leads to a draft. */
export function checkDraft(
  { record, value, field, node }: Context,
  pages: Pages,
  drafts: ReadonlySet<ContentRecord>,
): Finding[] {
  const isLink = value.kind === 'relation' || field.rules.format?.as === 'link';
  const found = isLink ? pages.get(targetOf(String(node.value))) : undefined;
  if (!found || !drafts.has(found.record) || drafts.has(record)) return [];
  const wrong = `"${String(node.value)}" leads to a draft, ${found.record.file}.`;
  return [{ wrong, expected: 'Publish that page, or lead elsewhere.' }];
}

/** The texts of the content, by the type of their record and their place in it, without numbers of entries. */
export function textsByField(contexts: Context[]): Map<string, Context[]> {
  const texts = new Map<string, Context[]>();
  for (const context of contexts.filter(({ value }) => value.kind === 'text')) {
    const place = `${context.record.type.name} ${context.path.replace(/\[\d+\]/g, '')}`;
    texts.set(place, [...(texts.get(place) ?? []), context]);
  }
  return texts;
}

/** Checks that a text which names something in another file is written as there. */
export function checkAmong(context: Context, texts: Map<string, Context[]>): Finding[] {
  const { among } = context.field.rules;
  if (!among || context.value.kind !== 'text') return [];
  const named = texts.get(`${among.type} ${among.field}`) ?? [];
  const known = named.map(({ node }) => String(node.value));
  const written = String(context.node.value);
  if (known.includes(written)) return [];
  const file = named[0]?.record.file ?? 'data/';
  const expected = suggest(`Expected one of the names in ${file}.`, written, known);
  return [{ wrong: `"${written}" is not in ${file}.`, expected }];
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
  { field, node }: Context,
  pages: Pages,
  fragments: Map<string, string[]>,
): Finding[] {
  const written = String(node.value);
  if (field.rules.format?.as !== 'link' || !written.startsWith('/')) return [];
  const target = targetOf(written);
  const page = pages.get(target);
  if (page && isFormer(page)) return reportFormer(written, page);
  if (!page) {
    const known = [...pages.values()].filter((other) => !isFormer(other)).map(addressOf);
    const expected = suggest('Expected the address of a page of this site.', target, known);
    return [{ wrong: `The link "${written}" leads nowhere.`, expected }];
  }
  const [, fragment] = written.split('#');
  const places = fragments.get(page.record.file) ?? [];
  if (!fragment || places.includes(fragment)) return [];
  const expected =
    places.length > 0
      ? guessOr(`The places on that page are ${places.join(', ')}.`, fragment, places)
      : 'Expected a link without #: that page has no places to lead to.';
  return [{ wrong: `The link "${written}" leads to no place on ${target}.`, expected }];
}
