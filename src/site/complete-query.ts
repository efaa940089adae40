/**
 * A query result whose records are all there. Every record that a page asks for by name is one file
 * of data/, so a missing one stops the build instead of reaching a visitor.
 */
export type CompleteQuery<Query> = { [Name in keyof Query]: NonNullable<Query[Name]> };
