import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCEPTED, HINTS } from '../../tests/sample/mutations/accepted';
import { ADDRESSES } from '../../tests/sample/mutations/addresses';
import type { Change, Mutation } from '../../tests/sample/mutations/change';
import { COPIES } from '../../tests/sample/mutations/copies';
import { FIELDS } from '../../tests/sample/mutations/fields';
import { FILES } from '../../tests/sample/mutations/files';
import { PICTURES } from '../../tests/sample/mutations/pictures';
import { TEXTS } from '../../tests/sample/mutations/texts';
import { content, model } from '../../tests/sample/sample';
import { checkContent } from './check-content';
import { hintsOf } from './hints';
import { formatHints, formatProblems, type Problem } from './problem';

const REFUSED: Record<string, Mutation[]> = {
  FILES,
  FIELDS,
  TEXTS,
  ADDRESSES,
  COPIES,
  PICTURES,
};

/** The lines below the heading, without the places in files, which an edit elsewhere in a file may move. */
const linesOf = (printed: string) =>
  printed
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.replace(/^(.+?):\d+:\d+ {2}/, '$1  '));

const problemsAfter = (change: Change): string[] =>
  printed(checkContent(model, change(content)), formatProblems);
const hintsAfter = async (change: Change): Promise<string[]> =>
  printed(await hintsOf(model, change(content)), formatHints);

function printed(found: Problem[], format: (found: Problem[]) => string): string[] {
  return found.length === 0 ? [] : linesOf(format(found));
}

/** What is printed about each slip, without line and column, from a file that is read as a document too. */
const PRINTED = new Map(
  readFileSync('tests/sample/mutations/printed.txt', 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((part) => part.split('\n'))
    .map(([did = '', ...says]) => [did.replace('# ', ''), says]),
);

test('the sample is in order', async () => {
  expect(problemsAfter((same) => same)).toEqual([]);
  expect(await hintsAfter((same) => same)).toEqual([]);
});

test('printed.txt has the lines for every slip, and for no other', () => {
  const made = [...Object.values(REFUSED).flat(), ...HINTS].map(([did]) => did);
  expect([...PRINTED.keys()]).toEqual(made);
});

describe.each(Object.entries(REFUSED))('refused: %s', (_, mutations) => {
  test.each(mutations)('%s', (did, change) => {
    expect(problemsAfter(change)).toEqual(PRINTED.get(did));
  });
});

describe('accepted with a hint', () => {
  test.each(HINTS)('%s', async (did, change) => {
    expect(problemsAfter(change)).toEqual([]);
    expect(await hintsAfter(change)).toEqual(PRINTED.get(did));
  });
});

test.each(ACCEPTED)('%s is accepted', async (_did, change) => {
  expect(problemsAfter(change)).toEqual([]);
  expect(await hintsAfter(change)).toEqual([]);
});
