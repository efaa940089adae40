import { expect, test } from 'vitest';
import { content, model, setValue, textOf } from '../../tests/content/real-content';
import type { Picture } from './content';
import { hintsOf } from './hints';
import { formatProblem } from './problem';

const PROJECT = 'data/projects/project-details-03.json';
const COMPANY = 'data/company.json';
const PORTRAIT = 'data/images/team/ananya-rao.webp';

const saysOf = (changed: Partial<typeof content>) =>
  hintsOf(model, { ...content, ...changed })
    .map(formatProblem)
    .join('\n');

const withValue = (file: string, path: (string | number)[], value: unknown) =>
  saysOf({ texts: new Map([...content.texts, [file, setValue(textOf(file), path, value)]]) });

test('there is nothing to look at again in the content of this site', () => {
  expect(saysOf({})).toBe('');
});

test.each([
  ['straight quotes', PROJECT, ['summary'], 'A "clever" system', 'The text contains ".'],
  ['two hyphens', PROJECT, ['summary'], 'Parcels -- and more', 'The text contains --.'],
  ['a month far ahead', PROJECT, ['time'], 'Dec 2099', 'Is the year right?'],
  ['a month long ago', PROJECT, ['time'], 'Jan 1900', 'Is the year right?'],
  ['a year far ahead', COMPANY, ['copyrightYear'], 2100, 'Is the year right?'],
  ['an address unlike its file', PROJECT, ['path'], '/project/parcels', 'Expected parcels.json.'],
])('%s', (_, file, path, value, says) => {
  expect(withValue(file, path, value)).toContain(says);
});

test('a picture of another shape than its place', () => {
  const wide = { ...(content.pictures.get(PORTRAIT) as Picture), width: 4000, height: 1000 };
  expect(saysOf({ pictures: new Map([...content.pictures, [PORTRAIT, wide]]) })).toContain(
    'The picture is much wider than its place: 4000 × 1000.',
  );
});

test('a picture that nothing uses', () => {
  const picture = content.pictures.get(PORTRAIT) as Picture;
  const pictures = new Map([...content.pictures, ['data/images/team/old.webp', picture]]);
  expect(saysOf({ pictures })).toBe(
    'data/images/team/old.webp:1:1  (file)  No text names this picture.  Name it where it belongs, or delete it.',
  );
});
