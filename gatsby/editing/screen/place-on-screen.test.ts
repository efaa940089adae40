import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentModel } from '../../schema/model/read-content-model';
import { collectionsOf } from './editing-config';
import { placeOnScreen } from './place-on-screen';

const collections = collectionsOf(readContentModel());
const STUDY = 'data/projects/project-details-03.json';

test.each([
  ['data/team.json', 'members[6].icon', 'Pages › Team › Members, in order › 7 › Portrait'],
  ['data/team.json', 'aliases[0]', 'Pages › Team › Other addresses that show the same page › 1'],
  ['data/team.json', 'banner.kolam.seed', 'Pages › Team › Field at the top › '],
  [STUDY, 'screenshots.2', 'Case studies › 03 Logistics service › '],
])('%s, %s is found by its labels, counted from 1', (file, field, labels) => {
  const text = readFileSync(file, 'utf8');
  const place = placeOnScreen(collections, { file, field, text });
  expect(place.labels.join(' › ')).toContain(labels);
  expect(place.labels.join()).not.toMatch(/\[|[a-z][A-Z]|undefined/);
});

test('the entry and the field have the names that the screen gives them', () => {
  const text = readFileSync(STUDY, 'utf8');
  expect(placeOnScreen(collections, { file: STUDY, field: 'screenshots.2', text })).toMatchObject({
    route: '/collections/Project/entries/project-details-03',
    keyPath: 'screenshots.1',
  });
  expect(
    placeOnScreen(collections, { file: 'data/team.json', field: 'members[6].icon' }),
  ).toMatchObject({ route: '/collections/pages/entries/team', keyPath: 'members.6.icon' });
});

test('a file of no kind, and one that cannot be read, are called by their names', () => {
  expect(placeOnScreen(collections, { file: 'data/images/a.png', field: '' })).toEqual({
    labels: ['data/images/a.png'],
    keyPath: '',
  });
  expect(placeOnScreen(collections, { file: STUDY, field: '', text: '{' }).labels).toEqual([
    'Case studies',
    'project-details-03.json',
  ]);
});
