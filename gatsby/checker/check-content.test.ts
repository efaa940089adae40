import { expect, test } from 'vitest';
import { content, model, setValue, textOf } from '../../tests/sample/sample';
import { checkContent } from './check-content';
import { formatProblems } from './problem';

const TEAM = 'data/team.json';
const HOME = 'data/home-page.json';

/** Checks the content with other texts in some files. */
const printedWith = (changed: Record<string, string>) => {
  const texts = new Map([...content.texts, ...Object.entries(changed)]);
  return formatProblems(checkContent(model, { ...content, texts })).split('\n');
};

/** Line and column of a value in a text, both counted from 1. */
function placeOf(text: string, value: string): string {
  const before = text.slice(0, text.indexOf(value)).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

test('every problem is reported at once, by file and line, below their number', () => {
  const title = setValue(textOf(TEAM), ['title'], '');
  const team = setValue(title, ['members', 0, 'title'], 77_777);
  const [heading, , ...told] = printedWith({
    [TEAM]: team,
    [HOME]: textOf(HOME).slice(0, -5),
  });
  expect(heading).toBe('The content has 3 problems in 2 files:');
  expect(told.map((line) => line.replace(/(:\d+ {2}\S+).*/, '$1'))).toEqual([
    expect.stringMatching(/^data\/home-page\.json:\d+:\d+ {2}\(file\)$/),
    `data/team.json:${placeOf(team, '""')}  title`,
    `data/team.json:${placeOf(team, '77777')}  members[0].title`,
  ]);
});

test('files are compared with each other once each is in order', () => {
  const link = setValue(textOf(HOME), ['services', 'link', 'href'], '/portfolios');
  expect(printedWith({ [HOME]: link, [TEAM]: '' })).toEqual([
    'The content has 1 problem in 1 file:',
    '',
    expect.stringMatching(/^data\/team\.json:1:1 {2}\(file\) {2}The file is empty\./),
  ]);
});
