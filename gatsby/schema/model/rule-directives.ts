/**
 * The directives of gatsby/schema that declare rules of the content, with their arguments. Gatsby ignores them; the
 * content checker and the JSON Schemas enforce them.
 */
export const RULES: Record<string, Record<string, string>> = {
  // The number of characters in a text, or in each text of a list.
  length: { min: 'Int', max: 'Int!' },
  // The range of a number, bounds included.
  range: { min: 'Float!', max: 'Float!' },
  // The number of entries in a list or map, and the field whose value no two of them may share. Without it a list
  // has one or more.
  items: { min: 'Int', max: 'Int', uniqueBy: 'String' },
  // The format of a text: one of those in gatsby/schema/model/formats.ts.
  format: { as: 'String!' },
  // The folder of data/images where the editing screen puts a picture, with its minimum size in pixels, or its
  // format: svg for an SVG drawing, any for a picture or a drawing.
  picture: { folder: 'String!', minWidth: 'Int', minHeight: 'Int', format: 'String' },
  // The only value a text may have.
  constant: { value: 'String!' },
  // No two pages have the same value in a field of this name, and no two parts of a kind in this field. For kolams: no
  // two have the same figure.
  unique: {},
  // How many records have this field, which gives them their place in lists.
  records: { min: 'Int!', max: 'Int!' },
  // Another field of the same object that must be present when this one is; if both are lists, it must be at least as
  // long.
  requires: { field: 'String!' },
  // The number of an entry in a list of the same object, counted from 1.
  entryOf: { list: 'String!' },
  // Another field of the same object: exactly one of the two must be present.
  either: { or: 'String!' },
  // Another field of the same object: a path there counts as this picture, because the specification writes it there.
  insteadOf: { field: 'String!' },
  // Other fields of the same object: what the first of them says stands for this field where it is left out.
  fallback: { fields: '[String!]!' },
  // The list may also be a text: each of its lines is an entry.
  lines: {},
  // The specification has a text here that the site has no use for: it is accepted with a hint.
  textIgnored: {},
  // The field that a record must have to be named here; it gives the record its place in lists.
  listed: { by: 'String!' },
  // The text must be one of those in this field of the type's records, such as members.title.
  among: { type: 'String!', field: 'String!' },
  // The id under which links lead to this part of a page, after #.
  place: { id: 'String!' },
};
