import { expect, test } from 'vitest';
import { currentOf } from './current-entry';

const about = {
  label: 'About',
  href: null,
  covers: null,
  items: [{ label: 'Team', href: '/team' }],
};
const work = { label: 'Work', href: '/work', covers: '/project', items: null };

test.each([
  ['a link to the page', work, '/work', 'page'],
  ['a link that covers the page', work, '/project/one', 'true'],
  ['a list with a link to the page', about, '/team', 'true'],
  ['another link', work, '/projects', undefined],
  ['another list', about, '/work', undefined],
  ['any entry on a page without an address', work, undefined, undefined],
] as const)('%s', (_, entry, path, mark) => {
  expect(currentOf(entry, path)).toBe(mark);
});
