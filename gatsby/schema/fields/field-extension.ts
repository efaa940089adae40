import type { Node } from 'gatsby';
import type { GraphQLFieldConfig } from 'graphql';

/** The file of a record. */
type FileNode = Node & { relativePath: string; absolutePath: string };

/** The parts of Gatsby's node model that resolvers use. */
export type NodeModel = {
  findOne: (query: {
    type: string;
    query?: object;
  }) => Promise<(Node & Record<string, unknown>) | null>;
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<Source> }>;
  findRootNodeAncestor: (source: unknown) => FileNode;
};

/** The context that Gatsby passes to every resolver. */
export type ResolverContext = { nodeModel: NodeModel };

/** A record as its file has it. */
export type Source = Record<string, unknown>;

/** A directive of gatsby/schema that computes a field. */
export type FieldExtension = {
  name: string;
  args?: Record<string, string>;
  extend: (
    options: unknown,
    config: unknown,
  ) => Partial<GraphQLFieldConfig<Source, ResolverContext>>;
};
