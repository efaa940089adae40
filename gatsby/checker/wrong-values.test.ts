import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../kolam/random';
import type { Context } from './content';
import { mutationsOf } from '../../tests/content/wrong-values';
import { parseFile } from './parse-file';
import { readRecord } from './read-record';
import { checkWithText, content, model } from '../../tests/content/real-content';

const files = [...content.texts];

/** The first value of every field of every type: whatever a type's records have in common is seen once. */
function oneOfEachField(): Context[] {
  const contexts = files.flatMap(([file, text]) => readRecord(model, file, text).contexts);
  const first = new Map(
    contexts
      .filter(({ field, value }) => field.value === value)
      .reverse()
      .map((context) => [context.field, context]),
  );
  return [...first.values()];
}

/** Of all that can be wrong with a field a few; which ones changes from field to field. */
const KINDS_A_FIELD = 2;

const mutations = oneOfEachField().flatMap((context, index) => {
  const possible = mutationsOf(context);
  return Array.from({ length: KINDS_A_FIELD }, (_, nth) => {
    const mutation = possible[(index * KINDS_A_FIELD + nth) % possible.length];
    return [
      `${context.record.file}  ${context.path}  ${mutation?.kind}`,
      context,
      mutation,
    ] as const;
  });
});

describe('a broken value is reported with its file and field', () => {
  test('in several hundred variants of the real content', () => {
    expect(mutations.length).toBeGreaterThan(500);
  });

  test.each(mutations)('%s', (_, { record: { file } }, mutation) => {
    const problems = checkWithText(file, mutation?.text);
    const found = problems.filter((problem) => problem.file === file);
    expect(found.map(({ field }) => field)).toContain(mutation?.field);
    for (const { line, column, wrong, expected } of problems) {
      expect(line * column).toBeGreaterThan(0);
      expect(wrong).toMatch(/\S/);
      expect(expected).toMatch(/\S/);
    }
  });
});

describe('a file that was cut off', () => {
  test.each(files)('%s is reported, wherever the cut is', (file, text) => {
    const random = randomFrom(file);
    const end = text.trimEnd().length;
    for (let cut = 0; cut < 40; cut += 1) {
      const rest = text.slice(0, Math.floor(random() * end));
      expect(parseFile(file, rest).problem).toMatchObject({ file });
    }
    const problems = checkWithText(file, text.slice(0, Math.floor(random() * end)));
    expect(problems.map((problem) => problem.file)).toContain(file);
  });
});

describe('a file with garbage in it', () => {
  test.each(files)('%s crashes nothing', (file, text) => {
    const random = randomFrom(`${file} garbage`);
    const at = Math.floor(random() * text.length);
    const garbage = Array.from({ length: 5 }, () => String.fromCharCode(random() * 256)).join('');
    const inside = `${text.slice(0, at)}${garbage}${text.slice(at + 5)}`;
    expect(() => checkWithText(file, inside)).not.toThrow();
    expect(() => checkWithText(file, garbage)).not.toThrow();
  });
});
