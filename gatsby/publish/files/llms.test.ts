import { expect, test } from 'vitest';
import { llmsOf } from './llms';

test('a title with brackets is the whole text of its link', () => {
  const company = {
    brand: 'Nadi',
    legalName: 'Nadi Systems',
    description: 'Software.',
    siteUrl: 'https://nadi.example',
  };
  const page = { path: '/project/x', title: 'Stock [live]', metaDescription: 'A list.' };
  expect(llmsOf(company, [{ title: 'Work', pages: [page] }])).toContain(
    '- [Stock \\[live\\]](https://nadi.example/project/x): A list.',
  );
});
