import { posix } from 'node:path';
import { slugOf } from '../pages/slug-of';
import {
  folderOf,
  singleFileOf,
  type ContentModel,
  type ContentType,
} from '../schema/model/content-model';
import { jsonTypeName } from '../schema/model/json-type-name';
import { HEIC } from './check-picture';
import type { Content, Context } from './content';
import { problemAt, type Finding, type Problem } from './problem';

/** Whether a file name is that of a picture that the site can show. */
const isPicture = (file: string): boolean => /\.(jpe?g|png|webp|avif|svg)$/i.test(file);

/** The type of the record in a JSON file, from the path of the file. */
export const typeOfFile = (model: ContentModel, file: string): ContentType | undefined =>
  model.types[jsonTypeName(file) ?? ''];

/** Characters in file and folder names that Gatsby or the editing screen would misread. */
export const UNFIT = /[\\#?%\p{Cc}\ufffd]/u;

/** What to do about a file with such a character in its path. */
function faultOfName(file: string): Finding {
  const fit = file.replace(/[^/]+/g, (part) => {
    const { name, ext } = posix.parse(part);
    return UNFIT.test(part) ? (slugOf(name) || 'file') + ext : part;
  });
  const sign = JSON.stringify(UNFIT.exec(file)?.[0]).slice(1, -1);
  const wrong = `The name contains a ${sign}, which some programs cannot read.`;
  return { wrong, expected: `Rename it to ${fit}, and change every text that names it.` };
}

/** What to do about a file that belongs to no type. */
function faultOfStranger(file: string, model: ContentModel): Finding {
  if (/\.hei[cf]$/i.test(file)) return HEIC;
  const wrong = 'The site does not use this file.';
  if (!file.endsWith('.json')) {
    const expected =
      'Records end in .json, pictures in .jpg, .png, .webp, .avif or .svg. Rename or convert it, or move it out of data/.';
    return { wrong, expected };
  }
  const folders = Object.values(model.types).flatMap((type) => folderOf(type) ?? []);
  const places = folders.map((folder) => `${folder}/`).join(', ');
  return { wrong, expected: `New pages belong in ${places}. Move it there, or delete it.` };
}

/** A problem with a whole file or folder. */
export const aboutFile = (file: string, { wrong, expected }: Finding): Problem =>
  problemAt({ file, text: '', offset: 0 }, { field: '', wrong, expected });

const LINK = {
  wrong: 'This is a symbolic link to a file or folder elsewhere.',
  expected: 'Replace it with the file or folder itself.',
};

const MISSING = { wrong: 'The file is missing.', expected: 'The site needs it: restore it.' };

/** Checks that everything in data/ is a file that belongs to a type, and that no required file is missing. */
export function checkFiles(model: ContentModel, content: Content): Problem[] {
  const { texts, pictures, unfit, links } = content;
  const single = Object.values(model.types).flatMap((type) => singleFileOf(type) ?? []);
  const strangers = [
    ...[...texts.keys()].filter((file) => !typeOfFile(model, file)),
    ...[...pictures.keys()].filter((file) => !isPicture(file)),
  ];
  const absent = single.filter((file) => !texts.has(file) && !links.includes(file));
  return [
    ...unfit.map((file) => aboutFile(file, faultOfName(file))),
    ...links.map((file) => aboutFile(file, LINK)),
    ...absent.map((file) => aboutFile(file, MISSING)),
    ...strangers.map((file) => aboutFile(file, faultOfStranger(file, model))),
  ];
}

/** Checks that lists have neither too few nor too many records: those with the field that gives a place in them. */
export function checkNumberOfRecords(model: ContentModel, contexts: Context[]): Problem[] {
  return Object.values(model.types).flatMap((type) =>
    type.fields.flatMap(({ name, rules }) => {
      const folder = folderOf(type);
      if (!rules.records || !folder) return [];
      const { min, max } = rules.records;
      const listed = contexts.filter(({ record, path }) => record.type === type && path === name);
      if (listed.length >= min && listed.length <= max) return [];
      const wrong = `${listed.length} pages here have a "${name}", which puts them in the lists.`;
      const expected = `Expected ${min} to ${max}: the lists hold that many.`;
      return [aboutFile(folder, { wrong, expected })];
    }),
  );
}
