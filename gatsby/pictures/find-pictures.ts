import { dirname } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { innermost, type ContentModel, type ContentType } from '../schema/model/content-model';
import type { Source } from '../schema/fields/field-extension';
import { readContentModel } from '../schema/model/read-content-model';
import { fileNamed } from './file-named';
import { isPhoto } from './picture-files';
import { picturesNamed, type NamedPicture, type PlacedPicture } from './placed-picture';

function picturesIn(model: ContentModel, type: ContentType, record: Source): NamedPicture[] {
  return type.fields.flatMap((field) => {
    const value = innermost(field.value);
    if (value.kind === 'picture') return picturesNamed(field, record);
    const part = value.kind === 'object' && model.types[value.name];
    if (!part) return [];
    const entries = [record[field.name] ?? []].flat() as Source[];
    return entries.flatMap((entry) => picturesIn(model, part, entry));
  });
}

/** Finds every resizable picture that the content names, as often as it is named. */
export function findPictures({ getNode, getNodesByType }: NodePluginArgs): PlacedPicture[] {
  const model = readContentModel();
  const files = new Map(
    (getNodesByType('File') as FileSystemNode[]).map((file) => [file.absolutePath, file]),
  );
  const fileOf = (record: Node) => getNode(record.parent ?? '') as FileSystemNode;
  return Object.values(model.types)
    .filter(({ place }) => place)
    .flatMap((type) =>
      getNodesByType(type.name).flatMap((record) =>
        picturesIn(model, type, record as unknown as Source).flatMap(({ path, ...place }) => {
          const file = files.get(fileNamed(dirname(fileOf(record).absolutePath), path));
          return file && isPhoto(file) ? [{ ...file, ...place }] : [];
        }),
      ),
    );
}
