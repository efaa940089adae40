import { dirname } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import {
  innermost,
  type ContentModel,
  type ContentType,
  type Field,
} from '../schema/model/content-model';
import { readContentModel } from '../schema/model/read-content-model';
import { fileNamed } from './file-named';
import { isPhoto } from './picture-files';
import { placeOfField, type PlacedPicture } from './placed-picture';

type Source = Record<string, unknown>;

/** A picture as a record names it, and what its field says of it. */
type Naming = { path: string } & ReturnType<typeof placeOfField>;

/** The entries of a list or a map, or the one value. */
const entriesOf = (value: unknown, { value: { kind } }: Field): unknown[] =>
  kind === 'map' ? Object.values(value as Source) : [value].flat();

function namingsIn(model: ContentModel, type: ContentType, record: Source): Naming[] {
  return type.fields.flatMap((field) => {
    const value = record[field.name] ?? [];
    const inner = innermost(field.value);
    if (inner.kind === 'picture') {
      return entriesOf(value, field).map((path, index) => ({
        path: String(path),
        ...placeOfField(field, record, index),
      }));
    }
    const part = inner.kind === 'object' ? model.types[inner.name] : undefined;
    return part
      ? entriesOf(value, field).flatMap((entry) => namingsIn(model, part, entry as Source))
      : [];
  });
}

/** Finds every picture that the content names and that can be resized, as often as it is named. */
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
        namingsIn(model, type, record as unknown as Source).flatMap(({ path, ...place }) => {
          const file = files.get(fileNamed(dirname(fileOf(record).absolutePath), path));
          return file && isPhoto(file) ? [{ ...file, ...place }] : [];
        }),
      ),
    );
}
