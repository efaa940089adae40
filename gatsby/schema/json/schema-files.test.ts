import { existsSync, readFileSync, readdirSync } from 'node:fs';
import Ajv from 'ajv';
import type { JSONPath } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { checkValue, identityOf } from '../../checker/check-content';
import { typeOfFile } from '../../checker/check-files';
import { readRecord, readRecords } from '../../checker/read-record';
import { checkWithText, content, model, setValue, textOf } from '../../../tests/sample/sample';
import { innermost, type ContentType, type Field } from '../model/content-model';
import { FORMATS } from '../model/formats';
import { RULES } from '../model/rule-directives';
import { schemaFiles } from './schema-files';
import { schemaOf } from './schema-of';

const expected = schemaFiles(model);

const ajv = new Ajv({ allErrors: true });
// VS Code shows it; the standard does not know it.
ajv.addKeyword('patternErrorMessage');
const types = Object.values(model.types).filter(({ place }) => place);
const validators = new Map(types.map((type) => [type, ajv.compile(schemaOf(type, model))]));
const typeOf = (file: string): ContentType => typeOfFile(model, file)!;

const identity = identityOf(
  readRecords(model, content.texts).flatMap(({ record }) => record ?? []),
);

/** Whether the checker has a problem with a file that it sees in this file alone. */
function isWrongByItself(file: string, text: string): boolean {
  const { problems, contexts } = readRecord(model, file, text);
  return [...problems, ...contexts.flatMap((context) => checkValue(context, identity))].length > 0;
}

type Change = [path: JSONPath, value: unknown];

/** Values for a field: of all kinds, and at and beyond each bound of its rules. */
function valuesFor({ rules, value }: Field, now: unknown): unknown[] {
  const { min = 1, max = 40 } = rules.length ?? {};
  const lengths = [min - 1, min, max, max + 1].map((length) => 'n'.repeat(length));
  const filled = max < 100 ? [] : ['About {brand} here'.padEnd(min + 20, '.')];
  const texts = [...lengths, ...filled, 'About {brnad} here', 'About { here'];
  const { range } = rules;
  const numbers = range ? [range.min - 1, range.min, range.max, range.max + 1] : [];
  const entries = 'of' in value && now ? Object.values(now) : [];
  const tooMany = Math.max(30, (rules.items?.max ?? 0) + 1);
  const many = Array.from(
    { length: tooMany },
    (_, index) => entries[index % entries.length] as unknown,
  );
  const twice = rules.items?.uniqueBy ? [] : [[...entries, entries[0]]];
  const lists = entries.length ? [entries.slice(1), many, ...twice] : [];
  const maps = lists.flatMap((list) => [{ ...['', ...list] }, { first: list[0] }]);
  return [
    ...[undefined, null, true, 7, 7.5, ' ', 'word', [], {}, ...numbers],
    ...(value.kind === 'text' ? texts : value.kind === 'list' ? lists : []),
    ...(value.kind === 'map' ? maps : []),
  ];
}

/** Changes to each field of an object, and to those of the first object in it. */
function changesOf({ fields }: ContentType, object: object, at: JSONPath = []): Change[] {
  const changes = fields.flatMap((field): Change[] => {
    const path = [...at, field.name];
    const now: unknown = object[field.name as never];
    const [key, first] = Object.entries('of' in field.value ? (now ?? {}) : { '': now })[0] ?? [];
    const inner = innermost(field.value);
    const step = key ? [Array.isArray(now) ? Number(key) : key] : [];
    return [
      ...valuesFor(field, now).map((value): Change => [path, value]),
      ...(inner.kind === 'object' && first
        ? changesOf(model.types[inner.name]!, first as object, [...path, ...step])
        : []),
    ];
  });
  return [...changes, [[...at, 'unknown'], 'word']];
}

test.each(Object.values(model.types))(
  'the fields of $name say what they are, and their rules name values, formats and fields that exist',
  ({ fields }) => {
    const names = fields.map(({ name }) => name);
    for (const { name, description, rules } of fields) {
      expect(description, name).not.toBe('');
      for (const [rule, values] of Object.entries(rules))
        expect(Object.keys(RULES[rule] ?? {})).toEqual(expect.arrayContaining(Object.keys(values)));
      if (rules.format) expect(Object.keys(FORMATS)).toContain(rules.format.as);
      if (rules.requires) expect(names).toContain(rules.requires.field);
      if (rules.either) expect(names).toContain(rules.either.or);
    }
  },
);

describe('the files in schemas/ and the settings of VS Code', () => {
  test.each([...expected])(
    '%s is what the SDL says; if not: npm run generate:schemas',
    (file, value) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : 'null';
      expect(JSON.parse(text)).toEqual(value);
    },
  );

  test('are all there is', () => {
    const names = readdirSync('schemas').map((name) => `schemas/${name}`);
    expect([...names, '.vscode/settings.json'].sort()).toEqual([...expected.keys()].sort());
  });
});

describe('a JSON Schema', () => {
  const files = [...content.texts.keys()];

  test.each(files)('accepts %s', (file) => {
    expect(validators.get(typeOf(file))!(JSON.parse(textOf(file)))).toBe(true);
  });

  test.each(types.map((type) => files.find((file) => typeOf(file) === type)!))(
    'refuses of all changes to %s those that the checker refuses, and no other',
    (file) => {
      const validate = validators.get(typeOf(file))!;
      const changes = changesOf(typeOf(file), JSON.parse(textOf(file)) as object);
      const differing = changes.filter(([path, value]) => {
        const text = setValue(textOf(file), path, value);
        const isRefused = isWrongByItself(file, text);
        if (validate(JSON.parse(text))) return isRefused;
        return !isRefused && checkWithText(file, text).length === 0;
      });
      expect(changes.length).toBeGreaterThan(20);
      expect(differing).toEqual([]);
    },
  );
});
