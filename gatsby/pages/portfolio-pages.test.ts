import { expect, test } from 'vitest';
import { portfolioOrder } from './in-order';
import { CASE_STUDIES_PER_PAGE, furtherPortfolioPages } from './portfolio-pages';

const projects = (count: number, domain?: string) =>
  Array.from({ length: count }, (_, index) => ({ path: `/${domain}-${index}`, domain }));

test('case studies come by their numbers, after those that are chosen to be first, and a guide not at all', () => {
  const order = portfolioOrder(
    [
      { path: '/hundred', number: '100' },
      { path: '/guide' },
      { path: '/two', number: '02' },
      { path: '/eleven', number: '11' },
      { path: '/forty', number: '40' },
    ],
    { caseStudies: { first: ['/forty'] } },
  );
  expect(order.map(({ path }) => path)).toEqual(['/forty', '/two', '/eleven', '/hundred']);
});

test('a long portfolio has further pages, and the pages of each filter', () => {
  const order = [...projects(CASE_STUDIES_PER_PAGE + 1, 'Retail'), ...projects(1, 'Schools')];
  const pages = furtherPortfolioPages('/portfolio', order);
  expect(pages.map(({ path }) => path)).toEqual([
    '/portfolio/2',
    '/portfolio/retail-industry',
    '/portfolio/retail-industry/2',
    '/portfolio/schools-industry',
  ]);
  const [second, , secondOfRetail] = pages.map(({ context }) => context.list);
  expect(second).toMatchObject({
    paths: [`/Retail-${CASE_STUDIES_PER_PAGE}`, '/Schools-0'],
    page: 2,
    pages: 2,
    total: order.length,
  });
  expect(secondOfRetail).toMatchObject({
    paths: [`/Retail-${CASE_STUDIES_PER_PAGE}`],
    filter: { label: 'Retail', count: CASE_STUDIES_PER_PAGE + 1 },
  });
});
