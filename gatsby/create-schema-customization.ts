import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { ruleDirectives } from './schema/model/rule-directives';
import { fieldExtensions } from './schema/fields/field-extensions';
import { readSchema } from './schema/model/read-schema';

/** Registers the content types of gatsby/schema and their directives with Gatsby. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  ruleDirectives.forEach((rule) => actions.createFieldExtension({ ...rule, extend: () => ({}) }));
  actions.createTypes(readSchema().map(({ sdl }) => sdl));
}
