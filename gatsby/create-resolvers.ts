import type { CreateResolversArgs } from 'gatsby';
import {
  Kind,
  parse,
  type GraphQLResolveInfo,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { findIdentity, type ResolverContext } from './field-extensions';
import { fillPlaceholders } from './placeholders';
import { readSchema } from './read-schema';

type InfoWithOriginal = GraphQLResolveInfo & {
  originalResolver: (...args: unknown[]) => unknown;
};

/** Fields that are addresses, not text: they are filtered by and never hold a placeholder. */
const ADDRESS_FIELDS = ['path', 'aliases'];

const innermost = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : innermost(type.type);

async function resolveText(
  source: unknown,
  args: unknown,
  context: ResolverContext,
  info: InfoWithOriginal,
): Promise<unknown> {
  const value = await info.originalResolver(source, args, context, info);
  const isFilled = (text: unknown) => typeof text !== 'string' || !text.includes('{');
  if (Array.isArray(value) ? value.every(isFilled) : isFilled(value)) return value;
  const identity = await findIdentity(context.nodeModel);
  return Array.isArray(value)
    ? value.map((text: string) => fillPlaceholders(text, identity))
    : fillPlaceholders(value as string, identity);
}

/** Lets every text of the content name the company with placeholders such as {brand}. */
export function createResolvers({ createResolvers: register }: CreateResolversArgs): void {
  const types = parse(readSchema()).definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
  for (const { name, fields = [] } of types) {
    const texts = fields.filter(
      (field) =>
        innermost(field.type) === 'String' &&
        !field.directives?.length &&
        !ADDRESS_FIELDS.includes(field.name.value),
    );
    const resolvers = texts.map(({ name: field }) => [field.value, { resolve: resolveText }]);
    register({ [name.value]: Object.fromEntries(resolvers) });
  }
}
