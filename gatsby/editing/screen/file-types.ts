import {
  innermost,
  type ContentModel,
  type Field,
  type Value,
} from '../../schema/model/content-model';

/** What file-format.js needs to know about a field. */
export type FileField = {
  name: string;
  /** The type of its objects. */
  type?: string;
  isMap?: boolean;
  isPicture?: boolean;
  /** The value in the file if the screen has none. */
  empty?: object;
};

/** The fields of every type, in the order of the files. */
export type FileTypes = Record<string, FileField[]>;

/** Whether an object may be empty: it then needs no switch on the screen, and is {} in the file. */
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

/** How the records of each type are written. */
export const fileTypesOf = (model: ContentModel): FileTypes =>
  Object.fromEntries(
    Object.values(model.types).map(({ name, fields }) => [
      name,
      fields.map((field) => fileFieldOf(field, model)),
    ]),
  );
