/**
 * A query result whose records are all there. Every record that a page asks for by name is one file
 * of data/, so a missing one stops the build instead of reaching a visitor. Optional are those that some
 * pages of a template have no address for.
 */
export type CompleteQuery<Query, Optional extends keyof Query = never> = {
  [Name in keyof Query]: Name extends Optional ? Query[Name] : NonNullable<Query[Name]>;
};
