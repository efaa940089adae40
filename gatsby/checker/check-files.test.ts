import { expect, test } from 'vitest';
import { content, model } from '../../tests/sample/sample';
import { checkContent } from './check-content';

/** The problems of a folder when only its first files are left. */
const foldersWith = (folder: string, count: number) => {
  const isThere = (file: string) => file.startsWith(`data/${folder}/`);
  const files = [...content.texts.keys()].filter(isThere).sort();
  const texts = new Map([...content.texts].filter(([file]) => !files.slice(count).includes(file)));
  return checkContent(model, { ...content, texts }).filter(({ file }) => file === `data/${folder}`);
};

test('fewer case studies than the lists have room for are refused', () => {
  expect(foldersWith('projects', 3)).toEqual([]);
  expect(foldersWith('projects', 2)).toEqual([
    {
      file: 'data/projects',
      line: 1,
      column: 1,
      field: '',
      wrong: '2 pages here have a "number", which puts them into the lists.',
      expected: 'Expected 3 to 5000: the lists have room for so many.',
    },
  ]);
});

test('a single service is enough, and none is refused', () => {
  expect(foldersWith('services', 1)).toEqual([]);
  expect(foldersWith('services', 0)).toHaveLength(1);
});
