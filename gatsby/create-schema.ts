import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { ruleDirectives } from './content-model/rule-directives';
import { fieldExtensions } from './field-extensions';
import { readSchema } from './read-schema';

/** Registers the content types of gatsby/schema and their directives with Gatsby. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  ruleDirectives.forEach((rule) => actions.createFieldExtension({ ...rule, extend: () => ({}) }));
  actions.createTypes(readSchema().map(({ sdl }) => sdl));
}
