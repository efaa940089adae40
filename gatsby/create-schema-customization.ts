import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { RULES } from './schema/model/rule-directives';
import { fieldExtensions } from './schema/fields/field-extensions';
import { readSchema } from './schema/model/read-schema';

/** Registers the content types of gatsby/schema and their directives with Gatsby. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  for (const [name, args] of Object.entries(RULES)) {
    actions.createFieldExtension({ name, args, extend: () => ({}) });
  }
  actions.createTypes(readSchema().map(({ sdl }) => sdl));
}
