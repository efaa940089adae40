import { describe, expect, test } from 'vitest';
import { parseFile } from './parse-file';

/** The problem that is reported for a text, after line and column. */
function faultIn(text: string): string {
  const { problem } = parseFile('data/x.json', text);
  return problem ? `${problem.line}:${problem.column} ${problem.wrong}` : '';
}

describe('the likely cause of a syntax error', () => {
  test.each([
    ['comma after the last field', '{\n  "a": 1,\n}', '2:9 There is a comma before }.'],
    ['comma after the last entry', '{ "a": [1, 2,] }', '1:13 There is a comma before ].'],
    ['missing comma between fields', '{\n  "a": "x"\n  "b": 2\n}', '2:11 A comma is missing.'],
    ['missing comma between entries', '{ "a": [1 2] }', '1:10 A comma is missing.'],
    ['comma too many', '{ "a": 1,, "b": 2 }', '1:10 There is an extra comma.'],
    ['quote inside a text', '{ "a": "say "no" twice" }', '1:13 A quote inside a text ends it'],
    [
      'missing quote at the end',
      '{\n  "a": "x,\n  "b": 2\n}',
      '2:8 The text has no closing quote.',
    ],
    ['missing colon', '{ "a" 1 }', '1:7 A colon is missing.'],
    ['name without quotes', '{ a: 1 }', '1:3 A field name is missing or has no quotes.'],
    ['single quotes', "{ 'a': 1 }", "1:3 ' is not a JSON quote."],
    ['curly quotes', '{ “a”: 1 }', '1:3 “ is not a JSON quote.'],
    ['value without quotes', '{ "a": yes }', '1:8 The value is missing or has no quotes.'],
    ['comment', '{ "a": 1 // one\n}', '1:10 There is a comment.'],
    ['backslash', '{ "a": "C:\\data" }', '1:8 A backslash stands before a character'],
    ['missing bracket of a list', '{ "a": [1, 2, "b": 3 }', '1:18 There is a misplaced colon.'],
    ['cut off', '{\n  "a": {\n    "b": 1', '3:11 The file ends too early.'],
    ['bracket too many', '{ "a": 1 } }', '1:12 There is something after the end'],
    ['empty file', ' \n', '1:1 The file is empty.'],
    ['wrong encoding', '{ "a": "caf\uFFFD" }', '1:12 The file contains an unreadable character'],
    ['byte order mark', '\uFEFF{}', '1:1 The file starts with an invisible mark'],
    ['brackets without end', '['.repeat(100_000), '1:1 The file nests thousands of brackets'],
  ])('%s', (_, text, fault) => {
    expect(faultIn(text)).toContain(fault);
  });

  test('there is none in sound JSON', () => {
    expect(faultIn('{ "a": ["“quoted”", 1.5, true, {}] }')).toBe('');
  });
});
