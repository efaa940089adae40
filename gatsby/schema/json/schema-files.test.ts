import { existsSync, readFileSync, readdirSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { typeOfFile } from '../../checker/check-files';
import { checkWithText, content, model, setValue, textOf } from '../../../tests/sample/sample';
import { schemaFiles } from './schema-files';
import { schemaOf } from './schema-of';

const expected = schemaFiles(model);

const ajv = new Ajv({ allErrors: true });
// VS Code shows it; the standard does not know it.
ajv.addKeyword('patternErrorMessage');
const validators = new Map(
  Object.values(model.types)
    .filter(({ place }) => place)
    .map((type) => [type, ajv.compile(schemaOf(type, model))]),
);

/** The fields that a JSON Schema rejects in a file. */
function faultsIn(file: string, text: string): string[] {
  const type = typeOfFile(model, file);
  const validate = type && validators.get(type);
  if (!validate) throw new Error(`${file} has no schema.`);
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

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
  test.each([...content.texts])('accepts %s', (file, text) => {
    expect(faultsIn(file, text)).toEqual([]);
  });

  const PROJECT = 'data/projects/project-details-03.json';
  test.each<[string, string, (string | number)[], unknown]>([
    ['a missing field', PROJECT, ['title'], undefined],
    ['an unknown field', PROJECT, ['colour'], 'red'],
    ['an empty text', PROJECT, ['summary'], ' '],
    ['a text too long', PROJECT, ['summary'], 'word '.repeat(40)],
    ['another kind', PROJECT, ['kolam', 'columns'], '7'],
    ['a fraction', PROJECT, ['kolam', 'columns'], 7.5],
    ['a number out of range', PROJECT, ['kolam', 'columns'], 99],
    ['an unknown word', PROJECT, ['kolam', 'shape'], 'circle'],
    ['a month that is none', PROJECT, ['time'], 'March 2023'],
    ['a file that is no picture', PROJECT, ['picture'], '../images/projects/case-03.doc'],
    ['a picture without its text', PROJECT, ['bannerAlt'], undefined],
    [
      'a map with too much',
      PROJECT,
      ['screenshots'],
      Object.fromEntries(
        [...'1234567'].map((key) => [key, '../images/screenshots/shot-03-1.webp']),
      ),
    ],
    ['a wrong count', 'data/team.json', ['members'], []],
    ['an entry twice', 'data/project-carousel.json', ['first', 0], '/project/project-details-05'],
    ['a fixed address', 'data/home-page.json', ['path'], '/home'],
    ['a phone number', 'data/company.json', ['phone'], '080-4567'],
    ['an e-mail address', 'data/company.json', ['email'], 'hello@'],
    ['neither of two', 'data/navigation.json', ['main', 0, 'href'], undefined],
  ])('refuses %s, as the content checker does', (_, file, path, value) => {
    const text = setValue(textOf(file), path, value);
    expect(faultsIn(file, text)).not.toEqual([]);
    expect(checkWithText(file, text)).not.toEqual([]);
  });
});
