import { folderOf, type ContentModel } from '../schema/model/content-model';
import { aboutFile } from './check-files';
import type { Context } from './content';
import type { Problem } from './problem';

/** Checks that lists have as many records as they have room for: those with the field that gives a place in them. */
export function checkNumberOfRecords(model: ContentModel, contexts: Context[]): Problem[] {
  return Object.values(model.types).flatMap((type) =>
    type.fields.flatMap(({ name, rules }) => {
      const folder = folderOf(type);
      if (!rules.records || !folder) return [];
      const { min, max } = rules.records;
      const listed = contexts.filter(({ record, path }) => record.type === type && path === name);
      if (listed.length >= min && listed.length <= max) return [];
      const wrong = `${listed.length} pages here have a "${name}", which puts them into the lists.`;
      const expected = `Expected ${min} to ${max}: the lists have room for so many.`;
      return [aboutFile(folder, { wrong, expected })];
    }),
  );
}
