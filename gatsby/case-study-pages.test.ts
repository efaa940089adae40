import { expect, test } from 'vitest';
import { caseStudyLinks } from './case-study-pages';

const paths = ['/one', '/two', '/three'];
const linksOf = caseStudyLinks(paths.map((path) => ({ path })));

test('a case study links the two beside it, and those that follow, from the beginning again', () => {
  expect(linksOf('/one')).toEqual({ previous: null, next: '/two', others: ['/two', '/three'] });
  expect(linksOf('/two')).toEqual({ previous: '/one', next: '/three', others: ['/three', '/one'] });
  expect(linksOf('/three')).toEqual({ previous: '/two', next: null, others: ['/one', '/two'] });
});

test('the guide has no neighbours, and offers the first', () => {
  expect(linksOf('/guide')).toEqual({ previous: null, next: null, others: paths });
});

test('a page chooses from nine others at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ path: `/${index}` }));
  expect(caseStudyLinks(many)('/5').others).toHaveLength(9);
});
