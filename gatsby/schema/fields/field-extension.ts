import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { GraphQLFieldConfig, GraphQLResolveInfo } from 'graphql';

/** The parts of Gatsby's node model that resolvers use. */
export type NodeModel = {
  findOne: (query: {
    type: string;
    query?: object;
  }) => Promise<(Node & Record<string, unknown>) | null>;
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<Source> }>;
  findRootNodeAncestor: (source: unknown) => FileSystemNode;
};

/** The context that Gatsby passes to every resolver. */
export type ResolverContext = { nodeModel: NodeModel };

/** A record as it is in its file. */
export type Source = Record<string, unknown>;

/** A directive of gatsby/schema that computes a field. */
export type FieldExtension = {
  name: string;
  args?: Record<string, string>;
  extend: (options: unknown) => Partial<GraphQLFieldConfig<Source, ResolverContext>>;
};

/** What a field may depend on besides its record, such as the arguments of its directive and of the query. */
type Asked = { options: unknown; args: unknown; info: GraphQLResolveInfo };

/**
 * Makes a directive that computes a field.
 *
 * @param args - the GraphQL types of its arguments
 */
export const computed = (
  name: string,
  resolve: (source: Source, nodeModel: NodeModel, asked: Asked) => unknown,
  args?: Record<string, string>,
): FieldExtension => ({
  name,
  args,
  extend: (options) => ({
    resolve: (source, given, { nodeModel }, info) =>
      resolve(source, nodeModel, { options, args: given, info }),
  }),
});
