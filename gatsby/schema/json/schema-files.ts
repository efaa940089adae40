import type { ContentModel } from '../model/content-model';
import { schemaOf } from './schema-of';

/** The file with the schema of the records at a place. */
const fileOf = (place: string) =>
  `schemas/${place.replace(/^data\/|(\/\*)?\.json$/g, '')}.schema.json`;

/**
 * The files that describe the content to a code editor: a JSON Schema for each type with a place in data/,
 * and the VS Code settings that assign schemas to files.
 *
 * @returns the content of each file, by its path in the repository
 */
export function schemaFiles(model: ContentModel): Map<string, object> {
  const places = Object.values(model.types).flatMap((type) =>
    type.place ? [[type.place, type] as const] : [],
  );
  const settings = {
    'json.schemas': places.map(([place]) => ({
      fileMatch: [`/${place}`],
      url: `./${fileOf(place)}`,
    })),
  };
  return new Map<string, object>([
    ...places.map(([place, type]) => [fileOf(place), schemaOf(type, model)] as const),
    ['.vscode/settings.json', settings],
  ]);
}
