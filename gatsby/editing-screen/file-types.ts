import type { ContentModel, Field, Value } from '../content-model/content-model';

/** What file-format.js has to know of a field. */
export type FileField = {
  name: string;
  /** The type of the objects that it holds. */
  type?: string;
  isMap?: boolean;
  isPicture?: boolean;
  /** What stands in the file where the screen has nothing. */
  empty?: object;
};

/** The fields of every type, in the order in which files have them. */
export type FileTypes = Record<string, FileField[]>;

const innermost = (value: Value): Value => ('of' in value ? innermost(value.of) : value);

/** Whether an object may be empty: it needs no switch on the screen, and stands in the file as {}. */
export const mayBeEmpty = (value: Value, { types }: ContentModel): boolean =>
  value.kind === 'object' && (types[value.name]?.fields ?? []).every((field) => !field.isRequired);

function fileFieldOf({ name, value, isRequired }: Field, model: ContentModel): FileField {
  const inner = innermost(value);
  return {
    name,
    ...(inner.kind === 'object' && { type: inner.name }),
    ...(value.kind === 'map' && { isMap: true }),
    ...(inner.kind === 'picture' && { isPicture: true }),
    ...(mayBeEmpty(value, model) && { empty: {} }),
    ...(value.kind === 'list' && isRequired && { empty: [] }),
  };
}

/** Says of every type how its records are written. */
export const fileTypesOf = (model: ContentModel): FileTypes =>
  Object.fromEntries(
    Object.values(model.types).map(({ name, fields }) => [
      name,
      fields.map((field) => fileFieldOf(field, model)),
    ]),
  );
