/**
 * The directives of gatsby/schema that say what must be true of the content. Gatsby is told of them and
 * does nothing with them; the content checker and the JSON Schemas keep them.
 */
export const ruleDirectives = [
  {
    name: 'length',
    description: 'How many characters a text has, each text of a list for itself.',
    args: { min: 'Int', max: 'Int!' },
  },
  {
    name: 'range',
    description: 'Between which numbers a number lies.',
    args: { min: 'Float!', max: 'Float!' },
  },
  {
    name: 'items',
    description:
      'How many entries a list or map has, and which field may not have the same value in two of them. A list has one or more unless this says otherwise.',
    args: { count: 'Int', min: 'Int', max: 'Int', uniqueBy: 'String' },
  },
  {
    name: 'format',
    description: 'The form of a text: one of those in gatsby/content-model/formats.ts.',
    args: { as: 'String!' },
  },
  {
    name: 'picture',
    description:
      'The folder of data/images in which the editing screen puts a picture, and its least size in pixels or that it is an SVG drawing.',
    args: { folder: 'String!', minWidth: 'Int', minHeight: 'Int', format: 'String' },
  },
  {
    name: 'constant',
    description: 'The only value a text may have.',
    args: { value: 'String!' },
  },
  {
    name: 'unique',
    description: 'No two records have the same value here. Of kolams: no two have the same figure.',
    args: {},
  },
  {
    name: 'requires',
    description: 'Another field of the same object that must be there when this one is.',
    args: { field: 'String!' },
  },
  {
    name: 'either',
    description: 'Another field of the same object: exactly one of the two is there.',
    args: { or: 'String!' },
  },
  {
    name: 'fillerAllowed',
    description: 'The text may be filler, such as lorem ipsum.',
    args: {},
  },
] as const;
