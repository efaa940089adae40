import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';
import type { Field } from './content-model/content-model';
import { readContentModel } from './content-model/read-content-model';
import { findIdentity, type ResolverContext } from './field-extensions';
import { pictureData } from './pictures/picture-data';
import { fillPlaceholders } from './placeholders';

type InfoWithOriginal = GraphQLResolveInfo & {
  originalResolver: (...args: unknown[]) => unknown;
};

/**
 * Whether a field is a text that may contain placeholders. Addresses contain none, because queries filter
 * by them; inline HTML is filled in where it is cleaned.
 */
function holdsPlaceholders({ value, rules }: Field): boolean {
  const { kind } = value.kind === 'list' ? value.of : value;
  const isAddress = rules.format?.as === 'address' || rules.constant !== undefined;
  return kind === 'text' && !isAddress && !rules.inlineHtml;
}

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

/**
 * Fills in placeholders such as {brand} in all texts of the content, and gives every picture in the widths
 * and formats that pages show.
 */
export function createResolvers({ createResolvers: register }: CreateResolversArgs): void {
  for (const { name, fields } of Object.values(readContentModel().types)) {
    const texts = fields.filter(holdsPlaceholders);
    const resolvers = texts.map((field) => [field.name, { resolve: resolveText }]);
    register({ [name]: Object.fromEntries(resolvers) });
  }
  register({ File: { gatsbyImageData: { type: 'GatsbyImageData', resolve: pictureData } } });
}
