import type { ContentModel, Place } from '../content-model/content-model';
import type { Examples } from './examples';
import { schemaOf } from './schema-of';

const nameOf = (place: Place) => ('folder' in place ? place.folder : place.file);

const filesAt = (place: Place) =>
  'folder' in place ? `/data/${place.folder}/*.json` : `/data/${place.file}.json`;

/**
 * The files that tell an editor program the shape of the content: a JSON Schema for each type with a
 * place in data/, and the settings of VS Code that say which schema is for which files.
 *
 * @returns what each file holds, by its place in the repository
 */
export function schemaFiles(model: ContentModel, examples: Examples): Map<string, object> {
  const types = Object.values(model.types).flatMap((type) =>
    type.place ? [{ type, place: type.place }] : [],
  );
  const fileOf = (place: Place) => `schemas/${nameOf(place)}.schema.json`;
  return new Map<string, object>([
    ...types.map(
      ({ type, place }) => [fileOf(place), schemaOf(type, model, examples)] as [string, object],
    ),
    [
      '.vscode/settings.json',
      {
        'json.schemas': types.map(({ place }) => ({
          fileMatch: [filesAt(place)],
          url: `./${fileOf(place)}`,
        })),
      },
    ],
  ]);
}
