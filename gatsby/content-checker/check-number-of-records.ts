import type { ContentModel } from '../content-model/content-model';
import type { Visit } from './content';
import { problemAt, type Problem } from './problem';

/** Checks that lists have as many records as they have room for: those with the field that gives a place in them. */
export function checkNumberOfRecords(model: ContentModel, visits: Visit[]): Problem[] {
  return Object.values(model.types).flatMap(({ name: type, place, fields }) =>
    fields.flatMap(({ name, rules }) => {
      if (!rules.records || !place || !('folder' in place)) return [];
      const { min, max } = rules.records;
      const listed = visits.filter(
        (visit) => visit.record.type.name === type && visit.path === name,
      );
      if (listed.length >= min && listed.length <= max) return [];
      const wrong = `${listed.length} pages here have a "${name}", which puts them into the lists.`;
      const expected = `Expected ${min} to ${max}: the lists have room for so many.`;
      const file = `data/${place.folder}`;
      return [problemAt({ file, text: '', offset: 0 }, { field: '', wrong, expected })];
    }),
  );
}
