import { expect, test } from 'vitest';
import { randomFrom } from '../../kolam/random';
import { checkWithText, content, model, setValue, textOf } from '../../tests/sample/sample';
import { checkContent } from './check-content';
import { formatProblems } from './problem';

const TEAM = 'data/team.json';
const HOME = 'data/home-page.json';

/** Line and column of a value in a text, both counted from 1. */
function placeOf(text: string, value: string): string {
  const before = text.slice(0, text.indexOf(value)).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

test('every problem is reported at once, by file and line, below their number', () => {
  const title = setValue(textOf(TEAM), ['title'], '');
  const team = setValue(title, ['members', 0, 'title'], 77_777);
  const home = textOf(HOME).slice(0, -5);
  const texts = new Map([...content.texts, [TEAM, team], [HOME, home]]);
  const printed = formatProblems(checkContent(model, { ...content, texts }));
  const [heading, , ...told] = printed.split('\n');
  expect(heading).toBe('The content has 3 problems in 2 files:');
  expect(told.map((line) => line.replace(/(:\d+ {2}\S+).*/, '$1'))).toEqual([
    expect.stringMatching(/^data\/home-page\.json:\d+:\d+ {2}\(file\)$/),
    `data/team.json:${placeOf(team, '""')}  title`,
    `data/team.json:${placeOf(team, '77777')}  members[0].title`,
  ]);
});

/** The content with only the first files of a folder. */
const withPages = (folder: string, count: number) => {
  const files = [...content.texts.keys()].filter((file) => file.startsWith(`${folder}/`)).sort();
  const texts = new Map([...content.texts].filter(([file]) => !files.slice(count).includes(file)));
  return { ...content, texts };
};

test.each([
  ['data/projects', 2, '2 pages here have a "number"', '3 to 5000: the lists hold that many.'],
  ['data/services', 0, '0 pages here have a "order"', '1 to 60: the lists hold that many.'],
])('%s with %i pages is refused', (folder, count, wrong, expected) => {
  const problems = checkContent(model, withPages(folder, count));
  expect(problems.filter(({ file }) => file === folder)).toMatchObject([
    { wrong: `${wrong}, which puts them in the lists.`, expected: `Expected ${expected}` },
  ]);
});

test.each([...content.texts])('%s, wherever it is cut off, is reported', (file, text) => {
  const random = randomFrom(file);
  for (let cut = 0; cut < 8; cut += 1) {
    const end = Math.floor(random() * text.trimEnd().length);
    const problems = checkWithText(file, text.slice(0, end));
    expect(problems).toContainEqual(expect.objectContaining({ file }));
    for (const { line, column, wrong, expected } of problems) {
      expect(line * column).toBeGreaterThan(0);
      for (const sentence of [wrong, expected]) expect(sentence).toMatch(/\S/);
    }
  }
});
