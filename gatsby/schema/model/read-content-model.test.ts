import { existsSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { fieldExtensions } from '../fields/field-extensions';
import { PLACES } from './json-type-name';
import { readSchema } from './read-schema';
import type { Field } from './content-model';
import { describeRules } from './describe-rules';
import { FORMATS } from './formats';
import { readContentModel } from './read-content-model';
import { RULES } from './rule-directives';

const model = readContentModel();
const types = Object.values(model.types);
const fields = types.flatMap((type) =>
  type.fields.map((field) => [`${type.name}.${field.name}`, field] as const),
);
const fieldNamed = (name: string) => fields.find(([known]) => known === name)?.[1] as Field;

/** What Gatsby brings along, so that the SDL can be read without it. */
const GATSBY_SDL = `
  scalar Date
  scalar JSON
  interface Node { id: ID! }
  type File { name: String }
  type Query { file: File }
  directive @dontInfer on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
`;

const sdlOf = ({ name, args = {} }: { name: string; args?: Record<string, string> }) => {
  const list = Object.entries(args).map(([arg, type]) => `${arg}: ${type}`);
  return `directive @${name}${list.length ? `(${list.join(', ')})` : ''} on FIELD_DEFINITION`;
};

describe('the SDL', () => {
  test('is valid, and uses no directive that Gatsby is not told of', () => {
    const rules = Object.entries(RULES).map(([name, args]) => ({ name, args }));
    const directives = [...rules, ...fieldExtensions].map(sdlOf);
    const whole = [GATSBY_SDL, ...directives, ...readSchema().map(({ sdl }) => sdl)].join('\n');
    expect(() => buildSchema(whole)).not.toThrow();
    expect(() => buildSchema(whole.replace('@length(max', '@length(most'))).toThrow('most');
  });

  test('says of every field what it is, for editors', () => {
    expect(fields.filter(([, { description }]) => !description)).toEqual([]);
  });

  test('names only formats and fields that exist', () => {
    for (const { fields: siblings } of types) {
      const names = siblings.map(({ name }) => name);
      for (const { rules } of siblings) {
        if (rules.format) expect(Object.keys(FORMATS)).toContain(rules.format.as);
        if (rules.requires) expect(names).toContain(rules.requires.field);
        if (rules.either) expect(names).toContain(rules.either.or);
      }
    }
  });
});

describe('the model', () => {
  test('has a place for every record, and a type for every place', () => {
    const placed = types.filter(({ place }) => place).map(({ name }) => name);
    expect(placed.sort()).toEqual(Object.keys(PLACES).sort());
  });

  test('leaves out what the build makes', () => {
    expect(Object.keys(model.types)).not.toContain('ShareCard');
    expect(model.types.Kolam?.fields.map(({ name }) => name)).toEqual([
      'seed',
      'shape',
      'columns',
      'rows',
      'density',
    ]);
  });

  test('knows relations, also those that another field follows', () => {
    expect(fieldNamed('ProjectCarousel.first').value).toEqual({
      kind: 'list',
      of: { kind: 'relation', to: 'Project' },
    });
    expect(fieldNamed('ServiceCard.btnLink').value).toEqual({ kind: 'relation', to: 'Service' });
  });

  test('knows the one map, which may be left out', () => {
    expect(fieldNamed('Project.screenshots')).toMatchObject({
      isRequired: false,
      value: { kind: 'map', of: { kind: 'picture' } },
    });
  });

  test('says rules in words', () => {
    expect(describeRules(fieldNamed('Project.banner'))).toEqual([
      'A JPEG, PNG, WebP or AVIF picture, at least 1760 × 1000 pixels.',
      'Requires bannerAlt.',
      'Optional.',
    ]);
    expect(describeRules(fieldNamed('FaqColumn.items'))).toEqual(['1 to 12 entries.']);
  });

  test('fixes an address where the page is a file of that name', () => {
    const fixed = fields.flatMap(([, { rules }]) => rules.constant?.value ?? []);
    expect(fixed.length).toBeGreaterThan(0);
    for (const address of fixed) {
      expect(existsSync(`src/pages${address === '/' ? '/index' : address}.tsx`)).toBe(true);
    }
  });
});
