import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';
import type { Field } from './content-model/content-model';
import { readContentModel } from './content-model/read-content-model';
import type { ResolverContext } from './field-extension';
import { fillText } from './field-extensions';
import { pictureData } from './pictures/picture-data';

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
  const filled = (text: unknown) =>
    typeof text === 'string' && text.includes('{') ? fillText(text, context.nodeModel) : text;
  return Array.isArray(value) ? Promise.all(value.map(filled)) : filled(value);
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
