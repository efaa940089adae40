import { posix } from 'node:path';
import { slugOf } from '../pages/slug-of';
import { folderOf, type ContentModel, type ContentType } from '../schema/model/content-model';
import { jsonTypeName } from '../schema/model/json-type-name';
import { HEIC } from './check-picture';
import type { Content, Context } from './content';
import { problemAt, type Finding, type Problem } from './problem';

/** Whether the name of a file is that of a picture that the site can show. */
export const isPicture = (file: string): boolean => /\.(jpe?g|png|webp|avif|svg)$/i.test(file);

/** The type of the record in a JSON file, by the place of the file. */
export const typeOfFile = (model: ContentModel, file: string): ContentType | undefined =>
  model.types[jsonTypeName(file) ?? ''];

/** Signs in the name of a file or a folder that Gatsby or the editing screen take for something else. */
export const UNFIT = /[\\#?\p{Cc}\ufffd]/u;

/** What to do with a file that has such a sign in its place. */
function faultOfName(file: string): Finding {
  const fit = file.replace(/[^/]+/g, (part) => {
    const { name, ext } = posix.parse(part);
    return UNFIT.test(part) ? (slugOf(name) || 'file') + ext : part;
  });
  const sign = JSON.stringify(UNFIT.exec(file)?.[0]).slice(1, -1);
  const wrong = `The name has a ${sign} in it, which not every program can read.`;
  return { wrong, expected: `Rename it to ${fit}, here and where it is named.` };
}

/** What to do with a file that belongs to no type. */
function faultOfStranger(file: string, model: ContentModel): Finding {
  if (/\.hei[cf]$/i.test(file)) return HEIC;
  const wrong = 'The site does not know this file.';
  if (!file.endsWith('.json')) {
    const expected =
      'Records end in .json, pictures in .jpg, .png, .webp, .avif or .svg. Save it so, or keep it outside data/.';
    return { wrong, expected };
  }
  const folders = Object.values(model.types).flatMap((type) => folderOf(type) ?? []);
  const places = folders.map((folder) => `${folder}/`).join(', ');
  return { wrong, expected: `New pages belong in ${places}. Move it there, or delete it.` };
}

/** A problem of a file or a folder as a whole. */
export const aboutFile = (file: string, { wrong, expected }: Finding): Problem =>
  problemAt({ file, text: '', offset: 0 }, { field: '', wrong, expected });

const LINK = {
  wrong: 'This is a link to a file or folder elsewhere (a symbolic link).',
  expected: 'Put the file or folder itself in its place.',
};

const MISSING = { wrong: 'The file is missing.', expected: 'The site needs it: bring it back.' };

/** Checks that every file of data/ is one and belongs to a type, and that no single file is missing. */
export function checkFiles(model: ContentModel, content: Content): Problem[] {
  const { texts, pictures, unfit, links } = content;
  const places = Object.values(model.types).flatMap(({ place }) => place ?? []);
  const single = places.flatMap((place) => ('file' in place ? `data/${place.file}.json` : []));
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
