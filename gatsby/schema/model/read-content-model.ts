import {
  Kind,
  Source,
  parse,
  valueFromASTUntyped,
  type DirectiveNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { PLACES } from './json-type-name';
import { readSchema } from './read-schema';
import {
  innermost,
  partsOf,
  type ContentModel,
  type ContentType,
  type Field,
  type Value,
} from './content-model';
import { RULES } from './rule-directives';

/** Directives whose arguments are rules of the content. */
const RULE_NAMES = ['inlineHtml', ...Object.keys(RULES)];

/** Directives of fields that editors fill in. The build fills in any field with another directive. */
const WRITTEN = [
  'dateformat',
  'fileByRelativePath',
  'filesFromMap',
  'kolamByPath',
  'link',
  ...RULE_NAMES,
];

const KIND_OF_SCALAR: Record<string, 'text' | 'integer' | 'number' | 'boolean'> = {
  String: 'text',
  Date: 'text',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

const describe = (node: { description?: { value: string } }): string =>
  node.description?.value ?? '';

const argumentsOf = (directive?: DirectiveNode): Record<string, unknown> =>
  Object.fromEntries(
    directive?.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]) ?? [],
  );

const directiveOf = (field: FieldDefinitionNode, name: string): DirectiveNode | undefined =>
  field.directives?.find((directive) => directive.name.value === name);

function valueOf(type: TypeNode, field: FieldDefinitionNode, enums: Set<string>): Value {
  if (type.kind === Kind.NON_NULL_TYPE) return valueOf(type.type, field, enums);
  if (type.kind === Kind.LIST_TYPE) {
    const kind = directiveOf(field, 'filesFromMap') ? 'map' : 'list';
    return { kind, of: valueOf(type.type, field, enums) };
  }
  const name = type.name.value;
  if (directiveOf(field, 'link')) return { kind: 'relation', to: name };
  if (name === 'File') return { kind: 'picture' };
  if (enums.has(name)) return { kind: 'enum', name };
  const kind = KIND_OF_SCALAR[name];
  return kind ? { kind } : { kind: 'object', name };
}

function fieldOf(field: FieldDefinitionNode, enums: Set<string>): Field {
  const value = valueOf(field.type, field, enums);
  const rules = field.directives?.filter(({ name }) => RULE_NAMES.includes(name.value)) ?? [];
  return {
    name: field.name.value,
    description: describe(field),
    // A missing map is an empty one, the build chooses a missing kolam, and other fields stand for some.
    isRequired:
      field.type.kind === Kind.NON_NULL_TYPE &&
      value.kind !== 'map' &&
      !directiveOf(field, 'kolamByPath') &&
      !directiveOf(field, 'fallback'),
    value,
    rules: Object.fromEntries(rules.map((rule) => [rule.name.value, argumentsOf(rule)])),
  };
}

/** The fields that editors fill in. An address that another field links from is a relation. */
function fieldsOf(type: ObjectTypeDefinitionNode, enums: Set<string>): Field[] {
  const relations = new Map<string, Value>();
  const written: Field[] = [];
  for (const node of type.fields ?? []) {
    const { from } = argumentsOf(directiveOf(node, 'link'));
    if (typeof from === 'string') relations.set(from, valueOf(node.type, node, enums));
    else if (node.directives?.every(({ name }) => WRITTEN.includes(name.value))) {
      written.push(fieldOf(node, enums));
    }
  }
  return written.map((field) => ({ ...field, value: relations.get(field.name) ?? field.value }));
}

/** The type of a part. */
function partOf({ name, fields }: ContentType, part: string, types: Map<string, ContentType>) {
  const type = types.get(part);
  if (type) return type;
  const field = fields.find(({ value }) => Object.values(innermost(value)).includes(part));
  throw new Error(
    `${name}.${field?.name} in gatsby/schema/ has the type ${part}, which no file there declares. Declare it, or delete the field.`,
  );
}

/**
 * Keeps the types that have a place in data/, and their parts.
 *
 * @throws Error with a sentence when a part is not declared
 */
function onlyContent(types: Map<string, ContentType>): Record<string, ContentType> {
  const found = new Set([...types.values()].filter(({ place }) => place));
  // The set grows while it is iterated, so that parts of parts are found too.
  for (const type of found) partsOf(type).forEach((part) => found.add(partOf(type, part, types)));
  return Object.fromEntries([...types].filter(([, type]) => found.has(type)));
}

/**
 * Reads the shape of the content that editors fill in: the types and fields in gatsby/schema, except those that the
 * build fills in, and the places of the records.
 */
export function readContentModel(): ContentModel {
  const definitions = readSchema().flatMap(
    ({ file, sdl }) => parse(new Source(sdl, file)).definitions,
  );
  const enums = definitions.filter(
    (node): node is EnumTypeDefinitionNode => node.kind === Kind.ENUM_TYPE_DEFINITION,
  );
  const enumNames = new Set(enums.map(({ name }) => name.value));
  const types = definitions
    .filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map((node): ContentType => {
      const name = node.name.value;
      return {
        name,
        description: describe(node),
        place: PLACES[name],
        isPage: Boolean(node.interfaces?.some((parent) => parent.name.value === 'WebPage')),
        fields: fieldsOf(node, enumNames),
      };
    });
  return {
    types: onlyContent(new Map(types.map((type) => [type.name, type]))),
    enums: Object.fromEntries(
      enums.map((node) => [
        node.name.value,
        (node.values ?? []).map((word) => ({ name: word.name.value, description: describe(word) })),
      ]),
    ),
  };
}
