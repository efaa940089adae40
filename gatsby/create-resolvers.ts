import { dirname } from 'node:path';
import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'graphql';
import type { Field } from './schema/model/content-model';
import { readContentModel } from './schema/model/read-content-model';
import { isIgnored, isPath, linesOf } from './schema/model/specified-shape';
import type { ResolverContext, Source } from './schema/fields/field-extension';
import { fillText } from './schema/fields/field-extensions';
import { shorten } from './schema/fields/shorten';
import { fileNamed } from './pictures/file-named';
import { pictureData } from './pictures/picture-data';
import { picturesNamed, type NamedPicture } from './pictures/placed-picture';
import { publicURL } from './pictures/publish-copy';

type InfoWithOriginal = GraphQLResolveInfo & {
  originalResolver: (...args: unknown[]) => unknown;
};

/**
 * Whether a field is a text that may contain placeholders. Addresses contain none, because queries filter
 * by them; inline HTML is filled in by its own directive.
 */
function holdsPlaceholders({ value, rules }: Field): boolean {
  const { kind } = value.kind === 'list' ? value.of : value;
  const isAddress = rules.format?.as === 'address' || rules.constant !== undefined;
  return kind === 'text' && !isAddress && !rules.inlineHtml;
}

/** A text or a list of texts, which may be written as lines. Other fields stand for one left out (@fallback). */
const resolveText =
  ({ name, value, rules }: Field) =>
  async (source: Source, args: unknown, context: ResolverContext, info: InfoWithOriginal) => {
    const filled = (text: unknown) =>
      typeof text === 'string' && text.includes('{') ? fillText(text, context.nodeModel) : text;
    const written = source[name];
    if (rules.fallback && !written) {
      const text = rules.fallback.fields.map((other) => source[other]).find(Boolean);
      return shorten(String(await filled(text)), rules.length?.max);
    }
    const isLines = typeof written === 'string' && value.kind === 'list';
    const texts = isLines
      ? linesOf(written)
      : await info.originalResolver(source, args, context, info);
    return Array.isArray(texts) ? Promise.all(texts.map(filled)) : filled(texts);
  };

const holdsPictures = ({ value }: Field) =>
  (value.kind === 'map' ? value.of : value).kind === 'picture';

/** Finds a picture, or those of a map in order, and adds what its field says about its place. */
const resolvePicture =
  (field: Field) =>
  async (source: Source, _args: unknown, { nodeModel }: ResolverContext) => {
    const folder = dirname(nodeModel.findRootNodeAncestor(source).absolutePath);
    const find = async ({ path, ...place }: NamedPicture) => {
      const filter = { absolutePath: { eq: fileNamed(folder, path) } };
      const file = await nodeModel.findOne({ type: 'File', query: { filter } });
      return file && { ...file, ...place };
    };
    const pictures = await Promise.all(picturesNamed(field, source).map(find));
    return field.value.kind === 'map' ? pictures : (pictures[0] ?? null);
  };

/** A value, unless something that it does not take is written there. */
const resolveUnless =
  (isOther: (written: unknown) => boolean) =>
  (source: Source, args: unknown, context: ResolverContext, info: InfoWithOriginal) =>
    isOther(source[info.fieldName]) ? null : info.originalResolver(source, args, context, info);

/**
 * Fills in placeholders such as {brand} in all texts of the content, and provides every picture in the widths and
 * formats that pages show.
 */
export function createResolvers({ createResolvers: register }: CreateResolversArgs): void {
  const model = readContentModel();
  for (const { name, fields } of Object.values(model.types)) {
    const texts = fields.filter(holdsPlaceholders);
    const pictures = fields.filter(holdsPictures);
    const replaced = fields.flatMap(({ rules }) => rules.insteadOf?.field ?? []);
    const ignoring = fields.filter(({ rules }) => rules.textIgnored);
    const isOther = (field: Field) => (written: unknown) => isIgnored(model, field, written);
    const resolvers = [
      ...ignoring.map((field) => [field.name, { resolve: resolveUnless(isOther(field)) }] as const),
      // A figure or a sign, unless the path of a picture replaces it.
      ...replaced.map((field) => [field, { resolve: resolveUnless(isPath) }] as const),
      ...texts.map((field) => [field.name, { resolve: resolveText(field) }] as const),
      ...pictures.map((field) => [field.name, { resolve: resolvePicture(field) }] as const),
    ];
    register({ [name]: Object.fromEntries(resolvers) });
  }
  register({
    File: {
      gatsbyImageData: { type: 'GatsbyImageData', resolve: pictureData },
      publicURL: { resolve: publicURL },
    },
  });
}
