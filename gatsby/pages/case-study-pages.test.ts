import { expect, test } from 'vitest';
import { caseStudyLinks } from './case-study-pages';

const paths = ['/one', '/two', '/three'];
const linksOf = caseStudyLinks(
  paths.map((path, index) => ({
    path,
    number: `0${index + 1}`,
    tags: ['Retail', 'Loyalty'],
    domain: 'Retail',
  })),
  '/portfolio',
);

const besideOf = (path: string) => {
  const { previous, next, others } = linksOf(path);
  return [previous, next, others];
};

test('a case study links the two beside it, and those that follow, from the beginning again', () => {
  expect(besideOf('/one')).toEqual([null, '/two', ['/two', '/three']]);
  expect(besideOf('/two')).toEqual(['/one', '/three', ['/three', '/one']]);
  expect(besideOf('/three')).toEqual(['/two', null, ['/one', '/two']]);
});

test('with enough case studies, the two beside it are not offered once more', () => {
  const six = Array.from({ length: 6 }, (_, index) => ({ path: `/${index}` }));
  expect(caseStudyLinks(six, '')('/2').others).toEqual(['/4', '/5', '/0']);
});

test('the guide has no neighbours, and offers the first', () => {
  expect(besideOf('/guide')).toEqual([null, null, paths]);
});

test('a page chooses from nine others at most', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ path: `/${index}` }));
  expect(caseStudyLinks(many, '')('/5').others).toHaveLength(9);
});

test('a case study links the tags that are filters, and knows the last number', () => {
  const retail = { label: 'Retail', href: '/portfolio/retail-industry#case-studies-title' };
  expect(linksOf('/one')).toMatchObject({ last: '03', filters: [retail] });
});
