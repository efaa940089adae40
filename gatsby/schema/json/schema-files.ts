import type { ContentModel, Place } from '../model/content-model';
import { schemaOf } from './schema-of';

const nameOf = (place: Place) => ('folder' in place ? place.folder : place.file);

const filesAt = (place: Place) =>
  'folder' in place ? `/data/${place.folder}/*.json` : `/data/${place.file}.json`;

/**
 * The files that describe the content to a code editor: a JSON Schema for each type with a place in data/,
 * and the VS Code settings that assign schemas to files.
 *
 * @returns the content of each file, by its path in the repository
 */
export function schemaFiles(model: ContentModel): Map<string, object> {
  const types = Object.values(model.types).flatMap((type) =>
    type.place ? [{ type, place: type.place }] : [],
  );
  const fileOf = (place: Place) => `schemas/${nameOf(place)}.schema.json`;
  return new Map<string, object>([
    ...types.map(({ type, place }) => [fileOf(place), schemaOf(type, model)] as [string, object]),
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
