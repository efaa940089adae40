import { PLACEHOLDERS } from '../fields/placeholders';
import {
  hasDistinctEntries,
  partsOf,
  type ContentModel,
  type ContentType,
  type Field,
  type Rules,
  type Value,
} from '../model/content-model';
import { describeRules, itemBounds } from '../model/describe-rules';
import { FORMATS, type FormatName } from '../model/formats';

/** A JSON Schema of draft 7, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** Matches texts that are not blank and have no braces except in placeholders. */
const TEXT = `^(?=[^]*\\S)([^{}]|${PLACEHOLDERS.join('|').replace(/[{}]/g, '\\$&')})*$`;

/** Matches texts whose length counts as it is: no placeholders, which are replaced, and no tags, which do not count. */
const PLAIN = '^[^{<]*$';

const PHOTO = '\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$';
const DRAWING = '\\.[sS][vV][gG]$';
const ENDINGS = { photo: PHOTO, svg: DRAWING, any: `(${PHOTO}|${DRAWING})` };

/** A format, with the message that VS Code shows in place of the pattern. */
function patternSchema(name: FormatName): JsonSchema {
  const { pattern, meaning } = FORMATS[name];
  return {
    type: 'string',
    pattern: pattern.source,
    patternErrorMessage: `Expected ${meaning}.`,
  };
}

function textSchema({ format, constant, length }: Rules): JsonSchema {
  if (constant) return { type: 'string', const: constant.value };
  const bounds = { minLength: length?.min, maxLength: length?.max };
  if (format) return { ...patternSchema(format.as), ...bounds };
  return {
    type: 'string',
    pattern: TEXT,
    patternErrorMessage: `Expected a text. It may contain only these placeholders: ${PLACEHOLDERS.join(', ')}.`,
    ...(length ? { if: { pattern: PLAIN }, then: bounds } : {}),
  };
}

function entriesSchema(field: Field, of: Value, model: ContentModel): JsonSchema {
  const isMap = field.value.kind === 'map';
  const { min, max } = itemBounds(field);
  const entry = valueSchema(field, of, model);
  const most = max < Infinity && { [isMap ? 'maxProperties' : 'maxItems']: max };
  if (isMap) return { type: 'object', additionalProperties: entry, minProperties: min, ...most };
  return {
    type: 'array',
    items: entry,
    minItems: min,
    ...most,
    ...(hasDistinctEntries(field) && { uniqueItems: true }),
  };
}

function valueSchema(field: Field, value: Value, model: ContentModel): JsonSchema {
  const { rules } = field;
  switch (value.kind) {
    case 'text':
      return textSchema(rules);
    case 'relation':
      return patternSchema('address');
    case 'picture':
      return { type: 'string', pattern: ENDINGS[rules.picture?.format ?? 'photo'] };
    case 'enum':
      return { type: 'string', enum: model.enums[value.name]!.map(({ name }) => name) };
    case 'object':
      // Draft 7 ignores the siblings of a $ref, so the reference is wrapped.
      return { allOf: [{ $ref: `#/definitions/${value.name}` }] };
    case 'list':
    case 'map':
      return entriesSchema(field, value.of, model);
    default:
      return {
        type: value.kind,
        ...(rules.range && { minimum: rules.range.min, maximum: rules.range.max }),
      };
  }
}

/** The schema of a field, including the shape that the specification gives it. */
function fieldSchema(field: Field, { fields }: ContentType, model: ContentModel): JsonSchema {
  const own = valueSchema(field, field.value, model);
  const picture = fields.find(({ rules }) => rules.insteadOf?.field === field.name);
  if (picture) return { anyOf: [own, valueSchema(picture, picture.value, model)] };
  if (field.rules.textIgnored) return { anyOf: [own, { type: 'string' }] };
  if (!field.rules.lines) return own;
  const { min, max } = itemBounds(field);
  const further = `{${Math.max(min - 1, 0)},${max < Infinity ? max - 1 : ''}}`;
  const lines = `^\\s*\\S.*(\\n\\s*\\S.*)${further}\\s*$`;
  return { anyOf: [own, { type: 'string', pattern: lines }] };
}

function objectSchema(type: ContentType, model: ContentModel): JsonSchema {
  const { description, fields } = type;
  const needed = fields.flatMap(({ name, rules }) =>
    rules.requires ? [[name, [rules.requires.field]]] : [],
  );
  const present = (name: string) => ({ required: [name] });
  const choices = fields.flatMap(({ name, rules: { either, fallback } }) => [
    ...(either ? [{ oneOf: [name, either.or].map(present) }] : []),
    ...(fallback ? [{ anyOf: [name, ...fallback.fields].map(present) }] : []),
  ]);
  return {
    description,
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        {
          description: [field.description, ...describeRules(field)].join(' '),
          ...fieldSchema(field, type, model),
        },
      ]),
    ),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
    ...(needed.length > 0 && { dependencies: Object.fromEntries(needed) as JsonSchema }),
    ...(choices.length > 0 && { allOf: choices }),
  };
}

/**
 * The JSON Schema of a type's records, which lets a code editor complete and check files. It covers what can be
 * checked within one file; the content checker checks relations, pictures, addresses and uniqueness across files.
 */
export function schemaOf(type: ContentType, model: ContentModel): JsonSchema {
  const names = new Set(partsOf(type));
  // The set grows while it is iterated.
  for (const name of names) partsOf(model.types[name]!).forEach((part) => names.add(part));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: type.name,
    ...objectSchema(type, model),
    ...(names.size > 0 && {
      definitions: Object.fromEntries(
        [...names].map((name) => [name, objectSchema(model.types[name]!, model)]),
      ),
    }),
  };
}
