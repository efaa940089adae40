import { posix } from 'node:path';
import { folderOf, type ContentModel } from '../schema/model/content-model';
import type { Finding } from './problem';
import { nearest } from './suggest';

/** The missing file that one of another name or in another folder was probably meant to be. */
export const meantBy = (file: string, missing: string[]): string | undefined =>
  missing.find((other) => posix.basename(other) === posix.basename(file)) ?? nearest(file, missing);

/** What to do with a file that belongs to no type: to rename, move, convert or remove it. */
export function faultOfStranger(file: string, model: ContentModel, missing: string[]): Finding {
  const wrong = 'The site does not know this file.';
  const meant = meantBy(file, missing);
  if (meant)
    return { wrong, expected: `Is it ${meant}, which is missing? Then move or rename it.` };
  if (!file.endsWith('.json')) {
    const expected =
      'Records end in .json, pictures in .jpg, .png, .webp, .avif or .svg. Save it so, or keep it outside data/.';
    return { wrong, expected };
  }
  const folders = Object.values(model.types).flatMap((type) => folderOf(type) ?? []);
  const places = folders.map((folder) => `${folder}/`).join(', ');
  return { wrong, expected: `New pages belong in ${places}. Move it there, or delete it.` };
}
