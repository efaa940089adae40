import type { Context } from './content';
import type { Problem } from './problem';
import { suggest } from './suggest';
import { problemOf } from './walk';

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
export function checkAmong(context: Context, texts: Map<string, Context[]>): Problem[] {
  const { among } = context.field.rules;
  if (!among || context.value.kind !== 'text') return [];
  const named = texts.get(`${among.type} ${among.field}`) ?? [];
  const known = named.map(({ node }) => String(node.value));
  const written = String(context.node.value);
  if (known.includes(written)) return [];
  const file = named[0]?.record.file ?? 'data/';
  const expected = suggest(`Expected one of the names in ${file}.`, written, known);
  return [problemOf(context, context.path, `"${written}" is not in ${file}.`, expected)];
}
