import { expect, test } from 'vitest';
import { caseStudyLinks } from './case-study-pages';

test('a tag that is the name of two filters leads to the first', () => {
  const study = {
    path: '/project/school',
    number: '01',
    domain: 'Education',
    category: 'Education',
  };
  const linksOf = caseStudyLinks([{ ...study, tags: ['Education', 'Other'] }], '/portfolio');
  expect(linksOf(study.path).filters).toEqual([
    { label: 'Education', href: '/portfolio/education-industry#case-studies-title' },
  ]);
});
