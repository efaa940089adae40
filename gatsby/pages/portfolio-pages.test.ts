import { expect, test } from 'vitest';
import {
  CASE_STUDIES_PER_PAGE,
  firstPortfolioList,
  furtherPortfolioPages,
} from './portfolio-pages';

const projects = (count: number, domain?: string) =>
  Array.from({ length: count }, (_, index) => ({ path: `/${domain}-${index}`, domain }));

test('a portfolio of one page has those of its filters besides', () => {
  const order = projects(CASE_STUDIES_PER_PAGE, 'Retail');
  expect(furtherPortfolioPages('/portfolio', order).map(({ path }) => path)).toEqual([
    '/portfolio/retail-industry',
  ]);
  expect(firstPortfolioList(order)).toMatchObject({
    paths: order.map(({ path }) => path),
    pages: 1,
  });
});

test('a long one has further ones, and the pages of each filter', () => {
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

test('a portfolio without case studies has one empty page', () => {
  expect(firstPortfolioList([])).toMatchObject({ paths: [], page: 1, pages: 1, groups: [] });
});
