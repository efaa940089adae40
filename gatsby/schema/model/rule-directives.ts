/**
 * The directives of gatsby/schema that declare rules of the content. Gatsby ignores them; the content
 * checker and the JSON Schemas enforce them.
 */
export const ruleDirectives = [
  {
    name: 'length',
    description: 'The number of characters in a text, or in each text of a list.',
    args: { min: 'Int', max: 'Int!' },
  },
  {
    name: 'range',
    description: 'The range of a number, bounds included.',
    args: { min: 'Float!', max: 'Float!' },
  },
  {
    name: 'items',
    description:
      'The number of entries in a list or map, and the field whose value no two of them may share. Without it a list has one or more.',
    args: { min: 'Int', max: 'Int', uniqueBy: 'String' },
  },
  {
    name: 'format',
    description: 'The format of a text: one of those in gatsby/schema/model/formats.ts.',
    args: { as: 'String!' },
  },
  {
    name: 'picture',
    description:
      'The folder of data/images where the editing screen puts a picture, and its minimum size in pixels, or that it is an SVG drawing.',
    args: { folder: 'String!', minWidth: 'Int', minHeight: 'Int', format: 'String' },
  },
  {
    name: 'constant',
    description: 'The only value a text may have.',
    args: { value: 'String!' },
  },
  {
    name: 'unique',
    description:
      'No two records have the same value here. For kolams: no two have the same figure.',
    args: {},
  },
  {
    name: 'records',
    description: 'How many records have this field, which gives them their place in lists.',
    args: { min: 'Int!', max: 'Int!' },
  },
  {
    name: 'requires',
    description: 'Another field of the same object that must be present when this one is.',
    args: { field: 'String!' },
  },
  {
    name: 'either',
    description: 'Another field of the same object: exactly one of the two must be present.',
    args: { or: 'String!' },
  },
  {
    name: 'listed',
    description:
      'The field that a record must have to be named here: it gives it its place in lists.',
    args: { by: 'String!' },
  },
  {
    name: 'among',
    description:
      'The text is one of those in a field of the records of a type, such as members.title.',
    args: { type: 'String!', field: 'String!' },
  },
  {
    name: 'place',
    description: 'The id under which links lead to this part of a page, after #.',
    args: { id: 'String!' },
  },
] as const;
