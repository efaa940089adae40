import type { Visit } from './content';
import type { Problem } from './problem';
import { suggest } from './suggest';
import { problemOf } from './walk';

/** The texts of the content, by the type of their record and their place in it, without numbers of entries. */
export function textsByField(visits: Visit[]): Map<string, Visit[]> {
  const texts = new Map<string, Visit[]>();
  for (const visit of visits.filter(({ value }) => value.kind === 'text')) {
    const place = `${visit.record.type.name} ${visit.path.replace(/\[\d+\]/g, '')}`;
    texts.set(place, [...(texts.get(place) ?? []), visit]);
  }
  return texts;
}

/** Checks that a text which names something in another file is written as there. */
export function checkAmong(visit: Visit, texts: Map<string, Visit[]>): Problem[] {
  const { among } = visit.field.rules;
  if (!among || visit.value.kind !== 'text') return [];
  const named = texts.get(`${among.type} ${among.field}`) ?? [];
  const known = named.map(({ node }) => String(node.value));
  const written = String(visit.node.value);
  if (known.includes(written)) return [];
  const file = named[0]?.record.file ?? 'data/';
  const expected = suggest(`Expected one of the names in ${file}.`, written, known);
  const problem = problemOf(visit, visit.path, `"${written}" is not in ${file}.`, expected);
  return [{ ...problem, other: named[0]?.record.file }];
}
