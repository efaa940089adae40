import { posix } from 'node:path';
import { folderOf, type ContentModel } from '../schema/model/content-model';
import type { Finding } from './problem';
import { nearest } from './suggest';

/** What to do with files whose names say what they are. */
const REMEDIES: [RegExp, Finding][] = [
  [
    /\.json$/i,
    { wrong: 'The name does not end with .json in small letters.', expected: 'Rename the file.' },
  ],
  [
    /\.(heic|heif)$/i,
    {
      wrong: 'This is a picture as phones save it, which browsers do not show.',
      expected: 'Save or export it as JPEG.',
    },
  ],
  [
    /\.gif$/i,
    { wrong: 'This is a GIF, which the site does not show.', expected: 'Save it as PNG or WebP.' },
  ],
  [
    /\.(tiff?|bmp|psd|ai|eps|pdf|cr2|nef|dng|jfif)$/i,
    {
      wrong: 'This is a kind of file that browsers do not show as a picture.',
      expected: 'Save or export it as JPEG, PNG or WebP.',
    },
  ],
];

/** The missing file that one of another name or in another folder was probably meant to be. */
export const meantBy = (file: string, missing: string[]): string | undefined =>
  missing.find((other) => posix.basename(other) === posix.basename(file)) ?? nearest(file, missing);

/** What to do with a file that belongs to no type: to rename, move, convert or remove it. */
export function faultOfStranger(file: string, model: ContentModel, missing: string[]): Finding {
  const [, remedy] = REMEDIES.find(([name]) => name.test(file)) ?? [];
  if (remedy && !file.endsWith('.json')) return remedy;
  const wrong = 'The site does not know this file.';
  const meant = meantBy(file, missing);
  if (meant)
    return { wrong, expected: `Is it ${meant}, which is missing? Then move or rename it.` };
  if (!file.endsWith('.json')) return { wrong, expected: 'Keep it outside data/, or delete it.' };
  const folders = Object.values(model.types).flatMap((type) => folderOf(type) ?? []);
  const places = folders.map((folder) => `${folder}/`).join(', ');
  return { wrong, expected: `New pages belong in ${places}. Move it there, or delete it.` };
}
