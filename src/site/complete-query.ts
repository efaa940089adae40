/**
 * A query result without missing records. Every record that a page requests by name is one file of data/, so a
 * missing one stops the build instead of reaching a visitor. `Optional` names the records that some pages of a
 * template have no address for.
 */
export type CompleteQuery<Query, Optional extends keyof Query = never> = {
  [Name in keyof Query]: Name extends Optional ? Query[Name] : NonNullable<Query[Name]>;
};
