import type { PageProps } from 'gatsby';

/**
 * The props of a page without missing records. Every record that a page requests by name is one file of data/, so a
 * missing one stops the build instead of reaching a visitor. `Optional` names the records that some pages of a
 * template have no address for.
 */
export type CompletePage<Query, Optional extends keyof Query = never, Context = object> = PageProps<
  { [Name in keyof Query]: Name extends Optional ? Query[Name] : NonNullable<Query[Name]> },
  Context
>;
