import { expect, test } from 'vitest';
import { model, textOf } from '../../../tests/sample/sample';
import { collectionsOf } from '../screen/editing-config';
import { describeProblems } from './describe-problems';

const collections = collectionsOf(model);
const STUDY = 'data/projects/project-details-03.json';

/** A problem of a field as people see it. */
const describe = (file: string, field: string, text = textOf(file)) =>
  describeProblems(
    [{ file, field, line: 1, column: 1, wrong: 'Too long.', expected: 'Expected less.' }],
    { texts: file.endsWith('.json') ? new Map([[file, text]]) : new Map() },
    collections,
  )[0]!;

test.each([
  ['data/team.json', 'members[6].icon', 'Pages › Team › Members, in order › 7 › Portrait'],
  ['data/team.json', 'aliases[0]', 'Pages › Team › Other addresses that show the same page › 1'],
  ['data/team.json', 'banner.kolam.seed', 'Pages › Team › Banner at the top › '],
  [STUDY, 'screenshots.2', 'Case studies › 03 Logistics service › '],
])('%s, %s is found by its labels, counted from 1', (file, field, place) => {
  const { labels } = describe(file, field);
  expect(labels.join(' › ')).toContain(place);
  expect(labels.join()).not.toMatch(/\[|[a-z][A-Z]|undefined/);
});

test('sentences name fields beside it and other files by their labels, and nothing else', () => {
  const problem = { file: STUDY, field: 'screenshotCaptions', line: 1, column: 1 };
  const wrong = `None under "screenshots", as in data/team.json and data/other.json.`;
  const [shown] = describeProblems(
    [{ ...problem, wrong, expected: 'Expected "title" or "no field".' }],
    { texts: new Map([STUDY, 'data/team.json'].map((file) => [file, textOf(file)])) },
    collections,
  );
  expect(shown).toMatchObject({
    wrong: 'None under “Pictures of the product in use”, as in Pages › Team and data/other.json.',
    expected: 'Expected “Short name of the product” or "no field".',
  });
});

test('an entry has the address that the screen gives it', () => {
  expect(describe(STUDY, 'screenshots.2').route).toBe(
    '/collections/Project/entries/project-details-03',
  );
  expect(describe('data/team.json', 'members[6].icon').route).toBe(
    '/collections/pages/entries/team',
  );
});

test('a file of no kind, and one that cannot be read, are called by their names', () => {
  expect(describe('data/images/a.png', '', '').labels).toEqual(['data/images/a.png']);
  expect(describe(STUDY, '', '{')).toMatchObject({
    labels: ['Case studies', 'project-details-03.json'],
    line: `${STUDY}, line 1`,
  });
});
