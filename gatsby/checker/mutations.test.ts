import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../../tests/content/mutations/accepted';
import { ADDRESSES } from '../../tests/content/mutations/addresses';
import type { Change, Mutation } from '../../tests/content/mutations/change';
import { CHARACTERS } from '../../tests/content/mutations/characters';
import { COPIES } from '../../tests/content/mutations/copies';
import { FIELDS } from '../../tests/content/mutations/fields';
import { FILES } from '../../tests/content/mutations/files';
import { FORMS } from '../../tests/content/mutations/forms';
import { HINTS } from '../../tests/content/mutations/hints';
import { LINKS } from '../../tests/content/mutations/links';
import { LISTS } from '../../tests/content/mutations/lists';
import { PICTURES } from '../../tests/content/mutations/pictures';
import { SYNTAX } from '../../tests/content/mutations/syntax';
import { TEXTS } from '../../tests/content/mutations/texts';
import { content, model } from '../../tests/content/real-content';
import { checkContent } from './check-content';
import { hintsOf } from './hints';
import { formatHints, formatProblems, type Problem } from './problem';

const REFUSED: Record<string, Mutation[]> = {
  SYNTAX,
  FILES,
  FIELDS,
  LISTS,
  TEXTS,
  CHARACTERS,
  FORMS,
  ADDRESSES,
  LINKS,
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

test('the content of this site is in order', async () => {
  expect(problemsAfter((same) => same)).toEqual([]);
  expect(await hintsAfter((same) => same)).toEqual([]);
});

describe.each(Object.entries(REFUSED))('refused: %s', (_, mutations) => {
  test.each(mutations)('%s', (_did, change, ...says) => {
    expect(problemsAfter(change)).toEqual(says);
  });
});

describe('accepted with a hint', () => {
  test.each(HINTS)('%s', async (_did, change, ...says) => {
    expect(problemsAfter(change)).toEqual([]);
    expect(await hintsAfter(change)).toEqual(says);
  });
});

describe('accepted', () => {
  test.each(ACCEPTED)('%s', async (_did, change) => {
    expect(problemsAfter(change)).toEqual([]);
    expect(await hintsAfter(change)).toEqual([]);
  });
});
