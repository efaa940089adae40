import { posix } from 'node:path';
import { addressOf, isFormer, type Address, type Pages } from './check-addresses';
import type { ContentRecord, Context } from './content';
import { propertiesOf } from './json-tree';
import type { Finding } from './problem';
import { guessOr, suggest } from './suggest';

/** The most texts that a message lists. */
const MOST_CHOICES = 6;

/** Reports a link or relation that names a former address of a page. */
function reportFormer(written: string, { record }: Address): Finding[] {
  const wrong = `"${written}" is a former address of ${record.file}.`;
  const now = propertiesOf(record.root).find(({ name }) => name === 'path')?.value.value;
  return [{ wrong, expected: `Expected its current address, "${now}".` }];
}

/** Checks that a relation names the address of a record of the right type and, if it must be, in lists. */
export function checkRelation({ value, field, node }: Context, pages: Pages): Finding[] {
  if (value.kind !== 'relation') return [];
  const written = String(node.value);
  const found = pages.get(written);
  if (found && isFormer(found)) return reportFormer(written, found);
  if (found?.record.type.name === value.to && found.path === 'path') {
    const { by } = field.rules.listed ?? {};
    if (!by || propertiesOf(found.record.root).some(({ name }) => name === by)) return [];
    const wrong = `The page "${written}" has no "${by}", so it is not in any list.`;
    return [{ wrong, expected: `Expected a page that has "${by}".` }];
  }
  const wrong = found
    ? `"${written}" leads to ${found.record.file}, which is a different kind of page.`
    : `There is no page "${written}".`;
  const known = [...pages.values()].filter(
    (page) => page.record.type.name === value.to && page.path === 'path',
  );
  const folder = known[0] ? posix.dirname(known[0].record.file) : 'data';
  const rule = `Expected the "path" of a page in ${folder}.`;
  return [{ wrong, expected: suggest(rule, written, known.map(addressOf)) }];
}

/** Checks that nothing published links to a draft. */
export function checkDraft(
  { record, value, field, node }: Context,
  pages: Pages,
  drafts: ReadonlySet<ContentRecord>,
): Finding[] {
  const isLink = value.kind === 'relation' || field.rules.format?.as === 'link';
  const found = isLink ? pages.get(targetOf(String(node.value))) : undefined;
  if (!found || !drafts.has(found.record) || drafts.has(record)) return [];
  const wrong = `"${String(node.value)}" leads to a draft, ${found.record.file}.`;
  return [{ wrong, expected: 'Publish that page, or choose another.' }];
}

/** The texts of the content, by the type of their record and their path in it, without entry numbers. */
export function textsByField(contexts: Context[]): Map<string, Context[]> {
  const texts = new Map<string, Context[]>();
  for (const context of contexts.filter(({ value }) => value.kind === 'text')) {
    const place = `${context.record.type.name} ${context.path.replace(/\[\d+\]/g, '')}`;
    texts.set(place, [...(texts.get(place) ?? []), context]);
  }
  return texts;
}

/** Checks that a text that names something in another file matches a name there. */
export function checkAmong(context: Context, texts: Map<string, Context[]>): Finding[] {
  const { among } = context.field.rules;
  if (!among || context.value.kind !== 'text') return [];
  const named = texts.get(`${among.type} ${among.field}`) ?? [];
  const known = named.map(({ node }) => String(node.value));
  const written = String(context.node.value);
  if (known.includes(written)) return [];
  const place = `"${among.field}" in ${named[0]?.record.file ?? 'data/'}`;
  const choices = known.length > MOST_CHOICES ? 'the texts there' : known.join(', ');
  const expected = suggest(`Expected one of ${choices}.`, written, known);
  return [{ wrong: `"${written}" is not a text of ${place}.`, expected }];
}

/**
 * The targets that links can name after #, by the file of their page: its texts with the format fragment, and its
 * parts with @place.
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
 * Checks that a link inside the site leads to a page and, if it names a place after #, to one on that page.
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
    const expected = suggest('Expected the address of a page on this site.', target, known);
    return [{ wrong: `The link "${written}" leads nowhere.`, expected }];
  }
  const fragment = /#(.*)/.exec(written)?.[1];
  const places = fragments.get(page.record.file) ?? [];
  if (!fragment || places.includes(fragment)) return [];
  const expected =
    places.length > 0
      ? guessOr(`The places on that page are ${places.join(', ')}.`, fragment, places)
      : 'Expected a link without #: that page has no places to link to.';
  return [{ wrong: `The link "${written}" leads to a missing place on ${target}.`, expected }];
}
